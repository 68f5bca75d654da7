import { useEffect } from 'react';

/** A visitor who reads for this long has stopped typing. */
const SETTLED_MS = 2_000;

/** Reports words that no job has, for the agency's list of them. Nothing else about the visitor is kept. */
export function useMissed(q: string, isMissed: boolean): void {
  useEffect(() => {
    if (!isMissed || q.trim() === '') return;
    const report = () => navigator.sendBeacon(`/api/jobs/missed?${new URLSearchParams({ q })}`);
    const timer = setTimeout(report, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [q, isMissed]);
}
