import { plural } from 'content-types/text/plural';

export const texts = {
  title: 'Webhooks',
  intro:
    'Notify your CRM or another system when something happens here. Events are signed. Failed deliveries are retried for three days.',
  create: 'Create webhook',
  columns: { address: 'Address', events: 'Events', state: 'Status', actions: 'Actions' },
  empty: { title: 'No webhooks yet', text: 'You’ll need an https address that can receive events.' },
  states: { active: 'Active', failing: 'Failing', paused: 'Paused' },
  failingSince: (time: string) => `since ${time}`,
  personal: 'Includes personal data',
  rebuildHook: 'Set in REBUILD_HOOK_URLS on the server',
  open: 'Open',
  openNamed: (host: string) => `Open the webhook to ${host}`,
  back: 'All webhooks',
  copyNow: 'Copy the secret now: you won’t see it again',

  form: {
    url: 'Address',
    events: 'Events',
    personal: 'Include personal data',
    personalHelp:
      'Sends the candidate’s name, email, phone and cover letter, with links to their answers and CV. Only turn this on for a system that your privacy notice covers. Otherwise, events contain only IDs and references.',
    save: 'Save',
  },

  rebuildHookHelp: 'Change or remove this webhook in REBUILD_HOOK_URLS on the server.',
  pausedHelp: 'New events are kept, and sent when you restart it.',
  test: 'Send a test event',
  pause: 'Pause',
  restart: 'Restart',
  rotate: 'Replace secret',
  confirmRotate: {
    title: 'Replace the secret?',
    text: 'Events are signed with both secrets for 24 hours. Links to CVs in earlier events stop working.',
    action: 'Replace secret',
  },
  remove: 'Delete',
  confirmRemove: (host: string) => ({
    title: `Delete the webhook to ${host}?`,
    text: 'Events that haven’t been sent will be lost.',
    action: 'Delete webhook',
  }),

  log: {
    title: 'Deliveries',
    help: 'Kept for 30 days.',
    empty: 'Nothing sent yet.',
    columns: { at: 'When', event: 'Event', state: 'Status', response: 'Response', actions: 'Actions' },
    states: { queued: 'Queued', delivered: 'Delivered', failed: 'Failed' },
    attempts: (count: number) => plural(count, { one: '# attempt', other: '# attempts' }),
    next: (time: string) => `next ${time}`,
    status: (status: number | null, ms: number | null) =>
      [status, ms !== null && `${ms} ms`].filter(Boolean).join(', '),
    again: 'Send again',
    againNamed: (event: string, time: string) => `Send again: ${event}, ${time}`,
  },
};
