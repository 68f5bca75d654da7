/** What the menu cannot do in HTML alone: Escape and leaving close it, wherever the list was opened from. */
const menu = document.getElementById('menu');
const services = menu?.querySelector<HTMLDetailsElement>('.services');
const isWide = matchMedia('(width >= 64rem)');

if (menu && services) {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isWide.matches) return;
    if (services.contains(document.activeElement)) services.querySelector('summary')?.focus();
    services.open = false;
    services.classList.add('dismissed');
  });
  services.addEventListener('pointerleave', () => services.classList.remove('dismissed'));
  document.addEventListener('click', ({ target }) => {
    if (isWide.matches && !services.contains(target as Node)) services.open = false;
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node)) return;
    if (isWide.matches && !services.contains(relatedTarget)) services.open = false;
    if (!isWide.matches && !menu.contains(relatedTarget)) menu.hidePopover();
  });
}
