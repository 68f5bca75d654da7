import type { FileHandle } from 'node:fs/promises';
import { resumeField } from '../../lib/forms/public-form.ts';
import { createQueue } from '../../media/queue.ts';
import { checkResume } from './check-resume.ts';
import type { Verdict } from './verdict.ts';

/** Files are checked whole, in memory: two at a time, in buffers that are used again. */
const AT_ONCE = 2;
const inTurn = createQueue(AT_ONCE);
const idle: Buffer[] = [];

/** What an open file of at most the largest size is by its content. */
export function inspect(handle: FileHandle, bytes: number, name: string): Promise<Verdict> {
  return inTurn(async () => {
    const buffer = idle.pop() ?? Buffer.allocUnsafeSlow(resumeField.maxBytes);
    try {
      for (let at = 0; at < bytes; ) {
        const { bytesRead } = await handle.read(buffer, at, bytes - at, at);
        if (bytesRead === 0) throw new Error('A file of the vault is shorter than what was written to it.');
        at += bytesRead;
      }
      return await checkResume(buffer.subarray(0, bytes), name);
    } finally {
      idle.push(buffer);
    }
  });
}
