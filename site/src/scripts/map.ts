/** Puts the map in its place when it is asked for. */
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
