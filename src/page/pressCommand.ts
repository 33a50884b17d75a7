/** Presses the button of the header that does something, for what is found elsewhere as well. */
export const pressCommand = (command: 'theme' | 'sign out'): void =>
  document.querySelector<HTMLElement>(`[data-command="${command}"]`)?.click();
