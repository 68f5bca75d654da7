import type { FileHandle } from 'node:fs/promises';
import type { SentFile } from '../../core/forms/read-form.ts';
import { getNetwork } from '../../core/http/http.ts';
import { read } from '../../core/parsing/reader.ts';
import { PROBLEMS, resumeField, type Verdict } from '../../core/parsing/verdict.ts';

/** The verdict on an uploaded CV: its kind by content, or its problem. `address` is the sender's IP address. */
export async function checkSentResume(file: SentFile | null, address: string): Promise<Verdict> {
  if (!file) return { problem: `${resumeField.label} is required.` };
  if (file.isTooLarge) return { problem: PROBLEMS.tooLarge };
  const { name, handle, bytes } = file;
  return checkResume(getNetwork(address), name, () => readWhole(handle, bytes));
}

/** The verdict on a file from a sender. `load` is called when it is the sender's turn. */
export async function checkResume(
  sender: string,
  name: string,
  load: () => Buffer | Promise<Buffer>,
): Promise<Verdict> {
  const verdict = await read(sender, async () => ({ kind: 'check', name, bytes: await load() }));
  return verdict ?? { problem: PROBLEMS.tooComplex };
}

async function readWhole(handle: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size);
  for (let offset = 0; offset < size; ) {
    const { bytesRead } = await handle.read(bytes, offset, size - offset, offset);
    if (bytesRead === 0) throw new Error('The file of a CV is shorter than what was written to it.');
    offset += bytesRead;
  }
  return bytes;
}
