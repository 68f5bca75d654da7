/** Loads the map when its link is followed. */
document.querySelector<HTMLAnchorElement>('a[data-map]')?.addEventListener('click', (event) => {
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  const frame = document.createElement('iframe');
  frame.src = link.href;
  frame.title = 'Map';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'no-referrer';
  link.parentElement?.append(frame);
  frame.focus();
});
