/** What the Services list on a desk cannot do without a script: the rest is in its HTML and styles. */
const services = document.querySelector<HTMLElement>('#menu .services');

if (services) {
  // WCAG 1.4.13: what only the pointer shows can be covered without moving it. The browser knows Escape for open popovers alone.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && services.matches(':hover')) services.classList.add('dismissed');
  });
  services.addEventListener('pointerleave', () => services.classList.remove('dismissed'));

  // The keyboard has gone on: the list shall not cover what has the focus.
  services.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !services.contains(relatedTarget))
      services.querySelector<HTMLElement>('[popover]')?.hidePopover();
  });
}
