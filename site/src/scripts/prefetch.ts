/** Fetches a page of this site when a pointer rests on its link, so that it is there when the click comes. */
const seen = new Set([location.pathname]);

document.addEventListener('pointerover', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || seen.has(link.pathname) || /^\/(admin|api|media)\b/.test(link.pathname)) return;
  seen.add(link.pathname);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = link.pathname;
  document.head.append(hint);
});
