/** A request to the API. What it answers is public; where something in front of it asks for a token, there is `CONTENT_API_TOKEN`. */
export function askApi(url: string | URL, patienceMs: number): Promise<Response> {
  const token = process.env.CONTENT_API_TOKEN;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return fetch(url, { headers, signal: AbortSignal.timeout(patienceMs) });
}
