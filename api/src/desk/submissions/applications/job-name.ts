/** The name of the job applied for, as a label or in a row of an email. In a sentence, `jobTitle` reads "your application for future roles". */
export function jobName({ jobId, jobTitle }: { jobId: string; jobTitle: string }): string {
  return jobId === '' ? 'Future roles' : jobTitle;
}
