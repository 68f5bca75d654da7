/** Which CVs candidates can send: their types, and the largest in bytes. */
export const RESUME_FILE = { accept: ['.pdf', '.doc', '.docx'], maxBytes: 10 * 1024 * 1024 };
