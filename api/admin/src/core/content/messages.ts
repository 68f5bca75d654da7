/** The messages of the specification (M5 to M10). Other types get messages of the same form. */
import type { ContentType } from 'content-types/define';
import { capitalize } from 'content-types/text/capitalize';

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

export function messagesFor(type: ContentType): Messages {
  const { one, many } = type.admin?.called ?? labelsOf(type);
  const subject = capitalize(one);
  return {
    fetchFailed: `Error fetching ${many}`,
    created: `${subject} created successfully.`,
    updated: `${subject} updated successfully.`,
    deleted: `${subject} deleted successfully.`,
    saveFailed: `Error saving ${one}`,
    deleteFailed: `Error deleting ${one}`,
    confirmDelete: `Are you sure you want to delete this ${one}?`,
    ...type.admin?.messages,
  };
}

function labelsOf({ label }: ContentType): { one: string; many: string } {
  const singularLabel = label.one.toLowerCase();
  return { one: singularLabel, many: 'many' in label ? String(label.many).toLowerCase() : singularLabel };
}
