/** Does what an element offers under a name, for what is found elsewhere as well: presses it, or goes to the field that it is. */
export function pressCommand(command: string, within: ParentNode = document): void {
  const element = within.querySelector<HTMLElement>(`[data-command="${command}"]`);
  if (element?.matches('input, textarea')) element.focus();
  else element?.click();
}

/** The panel of the open record, or without one the page. */
const placeInUse = (): ParentNode =>
  document.querySelector('dialog.record-panel') ?? document.querySelector('main') ?? document;

/** The names of what can be done there, in its order. */
export const commandsHere = (): readonly string[] =>
  [...placeInUse().querySelectorAll<HTMLElement>('[data-command]')].flatMap(
    ({ dataset }) => dataset['command'] ?? [],
  );

/** Does one of these. */
export const pressCommandHere = (command: string): void => pressCommand(command, placeInUse());
