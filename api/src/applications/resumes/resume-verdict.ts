import { resumeField } from '../../lib/forms/public-form.ts';
import type { SentFile } from '../../lib/forms/read-form.ts';
import { inspect } from './inspect.ts';
import { PROBLEMS, type Verdict } from './verdict.ts';

/** What was sent as a resume: its kind by content, or what is wrong with it. */
export async function verdictOn(file: SentFile | null): Promise<Verdict> {
  if (!file) return { problem: `${resumeField.label} is required.` };
  if (file.isTooLarge) return { problem: PROBLEMS.tooLarge };
  return inspect(file.handle, file.bytes, file.name);
}
