/**
 * Lets Back and Forward between public pages move the pictures that both show, as links do. React renders what a `popstate`
 * event changes at once, without a view transition, so the router hears of the event in a task of its own. Must be called
 * before the router listens; `isStaffPage` tells the addresses that are none of the public site.
 */
export function deferBack(isStaffPage: () => boolean): void {
  window.addEventListener('popstate', (event) => {
    const isFromSite = document.querySelector('.site') !== null;
    // A swipe has moved the page itself.
    const isAnimated = event.hasUAVisualTransition;
    if (!event.isTrusted || isAnimated || !isFromSite || isStaffPage()) return;
    event.stopImmediatePropagation();
    const { state } = event;
    setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', { state })));
  });
}
