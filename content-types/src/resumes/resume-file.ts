/** The types and the maximum size, in bytes, of CVs that candidates can send. */
export const RESUME_FILE = { accept: ['.pdf', '.doc', '.docx'], maxBytes: 10 * 1024 * 1024 };

/** The kinds of file that a CV can be, with their MIME types. */
export const RESUME_TYPES: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export type ResumeKind = 'pdf' | 'doc' | 'docx';
