/**
 * The addresses of a route with a parameter, such as `/job/[id]`, for `astro build`. Loaded only then: the publisher knows the
 * addresses itself.
 */
export async function getPaths(pattern: string) {
  // biome-ignore lint/style/noRestrictedImports: only `astro build` loads it
  const { listPaths } = await import('../publishing/content-middleware.ts');
  return listPaths(pattern);
}
