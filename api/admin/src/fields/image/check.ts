import type { ImageField } from 'content-types/fields/image';

/** What is wrong with a file before it is sent, in the field's own words; null when it may be. The server looks again, at the content. */
export function validateImageFile(
  file: { type: string; size: number },
  field: Pick<ImageField, 'accept' | 'maxBytes' | 'messages'>,
) {
  if (!field.accept.includes(file.type)) return field.messages.wrongType;
  return file.size > field.maxBytes ? field.messages.tooLarge : null;
}
