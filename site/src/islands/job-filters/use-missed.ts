import { useEffect } from 'react';

/** The debounce in milliseconds, after which a visitor counts as having stopped typing. */
const DEBOUNCE_MS = 2_000;

/** Reports search words that match no open job, for the agency's list. Records nothing else about the visitor. */
export function useMissedSearchReport(q: string, isMissed: boolean): void {
  useEffect(() => {
    if (!isMissed || q.trim() === '') return;
    const report = () => navigator.sendBeacon(`/api/jobs/missed?${new URLSearchParams({ q })}`);
    const timer = setTimeout(report, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [q, isMissed]);
}
