/** Counts a view of this job without identifying the visitor. Respects Do Not Track and Global Privacy Control. */
const GLANCE_MS = 2_000;

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isAgain = entry?.type === 'reload' || entry?.type === 'back_forward';

if (doNotTrack !== '1' && !globalPrivacyControl && !isAgain) setTimeout(count, GLANCE_MS);

/** Counts once the page is visible, so a page opened in the background and never looked at is not counted. */
function count(): void {
  if (document.visibilityState === 'visible')
    navigator.sendBeacon(`${location.pathname.replace('/job/', '/api/jobs/')}/views`);
  else document.addEventListener('visibilitychange', count, { once: true });
}
