/**
 * A request to the API. What it answers is public; where something in front of it asks for a token, there is
 * `CONTENT_API_TOKEN`. Throws a sentence when nobody answers.
 */
export async function askApi(url: string | URL, patienceMs: number): Promise<Response> {
  const token = process.env.CONTENT_API_TOKEN;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    const reason = error instanceof TypeError && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(`The API at ${new URL(url).origin} cannot be reached (${reason}).`, { cause: error });
  }
}
