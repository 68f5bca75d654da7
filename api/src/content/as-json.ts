/**
 * Options of routes that answer with content. It was checked when it was saved and is completed when read; the response
 * schema describes it, and checking it again would turn an old document into an error.
 */
export const asJson = { serializerCompiler: () => (value: unknown) => JSON.stringify(value) };
