export function GET(): Response {
  async function* pieces() {
    for (const text of ['a', 'é', '🎉']) yield new TextEncoder().encode(text);
  }
  return new Response(pieces() as unknown as BodyInit);
}
