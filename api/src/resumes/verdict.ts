import { submissions } from 'content-types';

export const resumeField = submissions.application.fields.resume;

/** The result of checking a resume: its kind, or a sentence for the candidate who chose it. */
export type Verdict = { kind: ResumeKind; warnings: Warning[] } | { problem: string };

export type ResumeKind = 'pdf' | 'doc' | 'docx';

/**
 * What in a document could act when it is opened; shown to the recruiter who reads the application. `remote` loads or
 * sends something over the network; `unchecked` means that a part of the document could not be read.
 */
export type Warning = 'script' | 'launch' | 'attachment' | 'remote' | 'unchecked';

export const PROBLEMS = {
  empty: 'This file is empty. Please choose your resume again.',
  otherKind: 'Please choose a PDF, DOC or DOCX file.',
  damaged: 'This file is damaged. Please open it, save it again and choose the new copy.',
  protected: 'This file is protected with a password. Please save a copy without the password and choose that.',
  macros: 'This document contains macros. Please save it as PDF, or as DOCX without macros, and choose that.',
  twoKinds: 'This file holds another file inside it. Please save it as PDF again and choose the new copy.',
  tooLarge: 'This file is larger than 10 MB. Please save a smaller copy and choose that.',
  unpacksTooLarge: 'This document is too large when it is opened. Please save it as PDF and choose that.',
} as const;

export function describeOtherKind(what: string): Verdict {
  return { problem: `This is ${what}. Please save it as PDF, DOC or DOCX and choose that.` };
}
