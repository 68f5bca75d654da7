import { useEffect } from 'react';

/** The pause after which a visitor counts as having stopped typing. */
const SETTLED_MS = 2_000;

/** Reports the words that no open job has, for the agency's list. Nothing else about the visitor is kept. */
export function useMissedSearchReport(q: string, isMissed: boolean): void {
  useEffect(() => {
    if (!isMissed || q.trim() === '') return;
    const report = () => navigator.sendBeacon(`/api/jobs/missed?${new URLSearchParams({ q })}`);
    const timer = setTimeout(report, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [q, isMissed]);
}
