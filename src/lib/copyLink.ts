/** Copies the link to an address of the app. Resolves to whether the browser has allowed it. */
export async function copyLink(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(linkTo(address));
    return true;
  } catch {
    return false;
  }
}

/** The whole link to an address of the app, such as `/login`. */
export const linkTo = (address: string): string =>
  new URL(`#${address}`, window.location.href).href;
