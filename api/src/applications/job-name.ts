/** What an application is for, where it stands on its own. In a sentence, `jobTitle` reads "your application for future roles". */
export function jobName({ jobId, jobTitle }: { jobId: string; jobTitle: string }): string {
  return jobId === '' ? 'Future roles' : jobTitle;
}
