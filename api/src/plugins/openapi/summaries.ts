const VERBS: Record<string, string> = {
  GET: 'Get',
  POST: 'Create',
  PUT: 'Save',
  PATCH: 'Update',
  DELETE: 'Delete',
};

/** A summary for a route without one of its own: `List jobs`, `Restore an entry (jobs)`. */
export function summaryOf(method: string, url: string, tag: string): string {
  const things = /^[A-Z]{2}/.test(tag) ? tag : tag.toLowerCase();
  const [, id, rest = ''] = /^\/api\/(?:content\/)?[\w-]+(\/:\w+)?((?:\/[\w-]+|\/:\w+)*)$/.exec(url) ?? [];
  const item = `${url.startsWith('/api/content/') ? 'an entry' : 'an item'} (${things})`;
  const verb = VERBS[method] ?? method;
  const action = rest
    .split('/')
    .filter((step) => step && !step.startsWith(':'))
    .join(' ')
    .replaceAll('-', ' ');
  if (action === '') {
    if (id || method === 'POST') return `${verb} ${item}`;
    return `${method === 'GET' ? 'List' : verb} ${things}`;
  }
  // `POST …/restore` is a verb, `GET …/revisions` a noun.
  const target = id ? item : things;
  if (method !== 'POST') return `${verb} ${action} of ${target}`;
  return `${action.charAt(0).toUpperCase()}${action.slice(1)} ${target}`;
}
