/** Whether a number input in an element holds something that is no number, which reads as blank. */
export const hasBadInput = (element: HTMLElement | null): boolean =>
  [...(element?.querySelectorAll('input') ?? [])].some(({ validity }) => validity.badInput);
