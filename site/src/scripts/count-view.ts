/** Tells the agency that somebody looks at this job: one more, and nothing about who. Nobody is counted who asks not to be. */
const GLANCE_MS = 2_000;

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isAgain = entry?.type === 'reload' || entry?.type === 'back_forward';

if (doNotTrack !== '1' && !globalPrivacyControl && !isAgain) setTimeout(count, GLANCE_MS);

/** Once the page is in sight: not when it is opened in the background and never looked at. */
function count(): void {
  if (document.visibilityState === 'visible')
    navigator.sendBeacon(`${location.pathname.replace('/job/', '/api/jobs/')}/views`);
  else document.addEventListener('visibilitychange', count, { once: true });
}
