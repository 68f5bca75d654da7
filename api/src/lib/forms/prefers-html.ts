/** Whether an Accept header asks for a page rather than JSON. `*` + `/*` alone is how programs ask for anything. */
export function prefersHtml(accept: string | undefined): boolean {
  return quality(accept, 'text/html') > quality(accept, 'application/json');
}

function quality(accept: string | undefined, type: string): number {
  const range = accept?.split(',').find((item) => item.split(';')[0]?.trim().toLowerCase() === type);
  if (range === undefined) return 0;
  return Number(/;\s*q=([\d.]+)/i.exec(range)?.[1] ?? 1);
}
