/** What the Services list of a wide screen needs a script for; the rest is HTML and CSS. */
const services = document.querySelector<HTMLElement>('#menu .services');

if (services) {
  // WCAG 1.4.13: content shown on hover can be dismissed without moving the pointer. Browsers handle Escape only for open popovers.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && services.matches(':hover')) services.classList.add('dismissed');
  });
  services.addEventListener('pointerleave', () => services.classList.remove('dismissed'));

  // When the focus moves on, the list must not cover what has it.
  services.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !services.contains(relatedTarget))
      services.querySelector<HTMLElement>('[popover]')?.hidePopover();
  });
}
