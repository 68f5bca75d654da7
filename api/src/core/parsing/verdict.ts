import { submissions } from 'content-types';
import { fileProblems } from 'content-types/fields/problems';
import type { ResumeKind } from 'content-types/resumes/resume-file';

export const resumeField = submissions.application.fields.resume;

/** The result of checking a CV: its type, or an error message for the candidate. */
export type Verdict = { kind: ResumeKind; warnings: Warning[] } | { problem: string };

/**
 * Parts of a document that could do harm when it is opened, shown to the recruiter who reads the application. `remote`
 * loads or sends data over the network; `unchecked` means that a part of the document could not be read.
 */
export type Warning = 'script' | 'launch' | 'attachment' | 'remote' | 'unchecked';

export const PROBLEMS = {
  empty: fileProblems.empty,
  otherKind: fileProblems.otherKind(resumeField.accept),
  damaged: 'This file is damaged. Please open it, save it again and upload the new copy.',
  protected: 'This file is password-protected. Please save a copy without the password and upload that.',
  macros: 'This document contains macros. Please save it as a PDF, or as a DOCX without macros, and upload that.',
  twoKinds: 'This file contains another file. Please save it as a PDF again and upload the new copy.',
  tooLarge: fileProblems.tooLarge(resumeField.maxBytes),
  tooComplex: 'We couldn’t check this document. Please save it as a PDF again and upload that.',
  unpacksTooLarge: 'This document is too large to open safely. Please save it as a PDF and upload that.',
} as const;

export function describeOtherKind(kindName: string): Verdict {
  return { problem: `This is ${kindName}. Please save it as a PDF, DOC or DOCX and upload that.` };
}
