/** Finds the page on which to preview an entry. */
import { type ContentType, pageOf } from 'content-types/define';
import type { AdminEntry, Json, Status } from '../../client/request.ts';
import type { PreviewDraft } from './queries.ts';

/** The request to render a preview. An entry that was never saved has no address yet. */
export function toPreview(type: ContentType, entry: AdminEntry | null, data: Json): PreviewDraft {
  const id = entry?.id ?? 'preview';
  const path = pageOf(type, id, data);
  const [, name] = /^\[(\w+)=/.exec(type.page ?? '') ?? [];
  return { type: type.name, id, data: name ? { ...data, [name]: path } : data, path };
}

export function hasPreview({ page, internal }: Pick<ContentType, 'page' | 'internal'>): boolean {
  return page !== null && !internal;
}

const SHOWN_STATUSES: ReadonlySet<Status> = new Set(['live', 'changed', 'standard']);

/** Whether visitors can open the entry's page, or the page that it is on. */
export function hasPage(type: ContentType, { status }: AdminEntry): boolean {
  const staysClosed = type.shape === 'collection' && type.whenExpired === 'close';
  return hasPreview(type) && (SHOWN_STATUSES.has(status) || (status === 'expired' && staysClosed));
}
