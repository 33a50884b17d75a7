import type { Page } from '@playwright/test';

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

/** Runs in the page: traces of code that ran, and elements that could run code. */
function findCode(): readonly string[] {
  const found = '__hit' in window ? [`ran ${String(Reflect.get(window, '__hit'))}`] : [];
  for (const element of document.querySelectorAll('*')) {
    const isCode =
      element.matches('iframe, object, embed, base, animate, [srcdoc]') ||
      [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') ||
          (/^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
            /^\s*(javascript|vbscript|data):/i.test(value)),
      );
    if (isCode) found.push(element.outerHTML);
  }
  return found;
}
