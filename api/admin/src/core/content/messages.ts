/** The messages of the specification (M5 to M10). Types that it does not name get messages of the same form. */
import type { ContentType } from 'content-types/define';
import { capitalize } from 'content-types/text/capitalize';
import { common } from '../../kit/text/texts.ts';

export interface Messages {
  fetchFailed: string;
  created: string;
  updated: string;
  deleted: string;
  saveFailed: string;
  deleteFailed: string;
  confirmDelete: string;
}

/** The error of a form that is submitted although no record could be loaded. */
export const NOTHING_LOADED = 'No record selected for update';

/** The words that the specification's messages use for a type. */
const WORDS: Record<string, { one: string; many: string }> = {
  about: { one: 'entry', many: 'entries' },
  banner: { one: 'banner', many: 'banners' },
  applicationService: { one: 'service', many: 'services' },
  product: { one: 'product', many: 'products' },
  tabSection: { one: 'tab section', many: 'tabs' },
  career: { one: 'career section', many: 'careers' },
  contact: { one: 'career data', many: 'career data' },
  blog: { one: 'blog', many: 'blogs' },
  businessSection: { one: 'business section', many: 'business sections' },
};

const SPECIAL: Record<string, Partial<Messages>> = {
  header: {
    fetchFailed: common.fetchFailed,
    updated: 'Form updated successfully.',
    saveFailed: 'Failed to update the form',
  },
  // The specification's errors mention career data here, which would be confusing in a success message.
  contact: { updated: 'Contact info updated successfully.' },
};

export function messagesFor(type: ContentType): Messages {
  const { one, many } = WORDS[type.name] ?? labels(type);
  const subject = capitalize(one);
  return {
    fetchFailed: `Error fetching ${many}`,
    created: `${subject} created successfully.`,
    updated: `${subject} updated successfully.`,
    deleted: `${subject} deleted successfully.`,
    saveFailed: `Error saving ${one}`,
    deleteFailed: `Error deleting ${one}`,
    confirmDelete: `Are you sure you want to delete this ${one}?`,
    ...SPECIAL[type.name],
  };
}

function labels({ label, group }: ContentType): { one: string; many: string } {
  if (group === 'Emails') return { one: 'email', many: 'email' };
  const one = label.one.toLowerCase();
  return { one, many: 'many' in label ? String(label.many).toLowerCase() : one };
}
