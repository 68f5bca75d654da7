const VERBS: Record<string, string> = {
  GET: 'List',
  'GET one': 'Read one of',
  POST: 'Add to',
  'POST one': 'Change one of',
  PUT: 'Save',
  'PUT one': 'Save one of',
  PATCH: 'Change',
  'PATCH one': 'Change one of',
  DELETE: 'Delete',
  'DELETE one': 'Delete one of',
};

/** A few words for a route that has none of its own: `List jobs`, `Restore, one of jobs`. */
export function summaryOf(method: string, url: string, tag: string): string {
  const things = /^[A-Z]{2}/.test(tag) ? tag : tag.toLowerCase();
  const [, one, rest = ''] = /^\/api\/(?:content\/)?[\w-]+(\/:\w+)?((?:\/[\w-]+|\/:\w+)*)$/.exec(url) ?? [];
  const deed = rest
    .split('/')
    .filter((step) => step && !step.startsWith(':'))
    .join(' ');
  if (deed === '') return `${VERBS[one ? `${method} one` : method] ?? method} ${things}`;
  const words = deed.replaceAll('-', ' ');
  const name = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return `${name}${one ? ', one of' : ' of'} ${things}${method === 'DELETE' ? ': delete' : ''}`;
}
