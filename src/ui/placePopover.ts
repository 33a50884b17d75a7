const GAP_PX = 4;
const MARGIN_PX = 8;
/** Below that, a part of it cannot be used, and it rather covers its anchor. */
const MIN_HEIGHT_PX = 120;

/**
 * Places an open popover below its anchor, or above where there is more room, at its start edge and within the window. One
 * that is higher than the room scrolls.
 */
export function placePopover(popover: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  popover.style.maxHeight = '';
  const { width, height } = popover.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const left = isRightToLeft ? at.right - width : at.left;
  const above = at.top - GAP_PX - MARGIN_PX;
  const below = window.innerHeight - MARGIN_PX - at.bottom - GAP_PX;
  const isBelow = height <= below || above <= below;
  const shown = Math.min(height, Math.max(MIN_HEIGHT_PX, isBelow ? below : above));
  const top = Math.min(
    isBelow ? at.bottom + GAP_PX : at.top - GAP_PX - shown,
    window.innerHeight - MARGIN_PX - shown,
  );
  if (shown < height) popover.style.maxHeight = `${shown}px`;
  popover.style.left = `${Math.max(MARGIN_PX, Math.min(left, window.innerWidth - width - MARGIN_PX))}px`;
  popover.style.top = `${Math.max(MARGIN_PX, top)}px`;
}
