/** The jobs that a visitor has saved: on this device only, newest first. Runs in the browser. */

/** The details that the list shows before it has looked up the job. */
export interface SavedJob {
  id: string;
  title: string;
  place: string;
  pay: string;
}

const STORAGE_KEY = 'saved-jobs';
const MAX_SAVED_JOBS = 100;

/** Returns the saved jobs; empty if the browser keeps nothing for this site. */
function listSaved(): SavedJob[] {
  try {
    const savedJobs: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(savedJobs) ? savedJobs.filter(isSavedJob) : [];
  } catch {
    return [];
  }
}

/** Adds a job to the list or removes it. Returns false if the browser does not allow it. */
export function setSaved(job: SavedJob, isSaved: boolean): boolean {
  // Read again, because another tab may have changed the list.
  const otherJobs = listSaved().filter(({ id }) => id !== job.id);
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(isSaved ? [job, ...otherJobs].slice(0, MAX_SAVED_JOBS) : otherJobs),
    );
    return true;
  } catch {
    return false;
  } finally {
    dispatchEvent(new Event(STORAGE_KEY));
  }
}

/** Calls `show` now and after every change, in this tab or another. */
export function watchSaved(show: (jobs: SavedJob[]) => void): void {
  const update = () => show(listSaved());
  // `pageshow`: a page that comes back from the browser's cache has missed the other tabs' events.
  for (const event of [STORAGE_KEY, 'storage', 'pageshow']) addEventListener(event, update);
  update();
}

function isSavedJob(value: unknown): value is SavedJob {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, place, pay } = value as Record<string, unknown>;
  return typeof id === 'string' && /^[\w-]+$/.test(id) && [title, place, pay].every((text) => typeof text === 'string');
}
