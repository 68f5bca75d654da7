import { choice } from 'content-types/fields/choice';
import type { ApiResponse } from '../../client/request.ts';
import { texts } from './texts.ts';

export type ListedUser = ApiResponse<'GET', '/users'>['items'][number];
export type Token = ApiResponse<'GET', '/tokens'>['items'][number];

const { administrator, editor, recruiter, help } = texts.roles;

export const roleField = choice(texts.users.columns.role, {
  options: { administrator, editor, recruiter },
  initial: 'editor',
  help,
});
