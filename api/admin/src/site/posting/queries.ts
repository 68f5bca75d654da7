import type { ApiResponse } from '../../client/request.ts';

type Listed = ApiResponse<'GET', '/multi-posters'>;
export type Poster = Listed['items'][number];
export type Received = Listed['posts'][number];
