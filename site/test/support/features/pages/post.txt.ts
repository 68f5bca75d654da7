export const POST = (): Response => new Response('posted');
