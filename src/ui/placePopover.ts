const GAP_PX = 4;
const MARGIN_PX = 8;

/** Places an open popover below its anchor, or above where there is no room, at its start edge and within the window. */
export function placePopover(popover: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const left = isRightToLeft ? at.right - width : at.left;
  const fitsBelow = at.bottom + GAP_PX + height <= window.innerHeight - MARGIN_PX;
  const top = fitsBelow ? at.bottom + GAP_PX : at.top - GAP_PX - height;
  popover.style.left = `${Math.max(MARGIN_PX, Math.min(left, window.innerWidth - width - MARGIN_PX))}px`;
  popover.style.top = `${Math.max(MARGIN_PX, top)}px`;
}
