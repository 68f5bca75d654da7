import type { APIContext } from 'astro';

export const GET = ({ request }: APIContext): Response => new Response(request.url);
