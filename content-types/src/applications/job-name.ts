/**
 * Names the job of an application, for a label or a row of an email. Undefined for a message. Within a sentence, use
 * `jobTitle`: "your application for future roles".
 */
export function formatJobName(of: { jobId: string; jobTitle: string }): string;
export function formatJobName(of: { jobId?: string; jobTitle?: string }): string | undefined;
export function formatJobName({ jobId, jobTitle }: { jobId?: string; jobTitle?: string }) {
  return jobId === '' ? 'Future roles' : jobTitle;
}
