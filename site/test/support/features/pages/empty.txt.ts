export const GET = (): Response => new Response(null, { status: 410 });
