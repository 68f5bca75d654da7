import type { ImageField } from 'content-types/fields/image';
import { ApiError, inSession, type MediaItem, OFFLINE } from './request.ts';

/**
 * Uploads one image. `onProgress` gets the fraction sent, 0 to 1. Uses XMLHttpRequest, because fetch reports no
 * progress.
 */
export function upload(file: File, onProgress: (sent: number) => void, signal?: AbortSignal): Promise<MediaItem> {
  return inSession(() => send(file, onProgress, signal));
}

/** The error message for a file that a field does not accept, or null. The server checks the content as well. */
export function validateImageFile(
  file: { type: string; size: number },
  field: Pick<ImageField, 'accept' | 'maxBytes' | 'messages'>,
) {
  if (!field.accept.includes(file.type)) return field.messages.wrongType;
  return file.size > field.maxBytes ? field.messages.tooLarge : null;
}

function send(file: File, onProgress: (sent: number) => void, signal?: AbortSignal): Promise<MediaItem> {
  const { promise, resolve, reject } = Promise.withResolvers<MediaItem>();
  const form = new FormData();
  form.append('file', file, file.name || 'pasted.png');
  const xhr = new XMLHttpRequest();
  xhr.open('POST', '/api/media');
  xhr.setRequestHeader('accept', 'application/json');
  xhr.responseType = 'json';
  xhr.upload.onprogress = (event) => onProgress(event.lengthComputable ? event.loaded / event.total : 0);
  xhr.onload = () => {
    if (xhr.status === 201 || xhr.status === 200) resolve(xhr.response);
    else reject(new ApiError(xhr.status, xhr.response ?? {}));
  };
  xhr.onerror = () => reject(new ApiError(0, OFFLINE));
  xhr.onabort = () => reject(new ApiError(0, { message: 'The upload was cancelled.' }));
  signal?.addEventListener('abort', () => xhr.abort());
  xhr.send(form);
  return promise;
}
