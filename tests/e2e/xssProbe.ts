import type { Page } from '@playwright/test';
import { findCode } from '../support/hostileTexts.ts';

/** Finds text that ran, or could run, as code. */
export type XssProbe = { readonly caught: () => Promise<readonly string[]> };

/** Records code that runs from now on: hostile texts set `__hit`, open dialogs or open windows. */
export function startXssProbe(page: Page): XssProbe {
  const seen: string[] = [];
  page.on('popup', (popup) => seen.push(`opened ${popup.url()}`));
  page.on('dialog', (dialog) => {
    seen.push(`asked ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { caught: async () => [...seen, ...(await page.evaluate(findCode))] };
}
