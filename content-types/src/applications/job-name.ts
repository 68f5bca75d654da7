/** The name of the job applied for, as a label or in a row of an email; undefined for a message. In a sentence, `jobTitle` reads "your application for future roles". */
export function jobName(of: { jobId: string; jobTitle: string }): string;
export function jobName(of: { jobId?: string; jobTitle?: string }): string | undefined;
export function jobName({ jobId, jobTitle }: { jobId?: string; jobTitle?: string }) {
  return jobId === '' ? 'Future roles' : jobTitle;
}
