import { showToast } from '../ui/toasts.ts';

/** Copies the link to an address of the dashboard, and says so. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(`#${address}`, window.location.href).href);
    showToast('Link copied');
  } catch {
    showToast('The link could not be copied: the browser does not allow it');
  }
}
