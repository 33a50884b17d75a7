import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** Prints a page and reads the texts of its sheets back, as `plain` texts. */
export async function printedPages(page: Page): Promise<readonly string[]> {
  return pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
}

/** Reads the texts of a PDF's pages, as `plain` texts. */
export async function pagesOf(pdf: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map(plain);
}

/** A text with letters instead of their shapes, without spaces, which depend on the layout, and without vowel marks. */
export const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[\s\p{M}]+/gu, '');

/**
 * Whether a printed page has an Arabic text. A file holds the shapes of letters where they stand, from left to right with some
 * exceptions, so that the letters are compared without their order.
 */
export function hasArabic(paper: string, text: string): boolean {
  const letters = sorted(plain(text));
  const starts = Array.from(paper, (_, index) => index);
  return starts.some((start) => sorted(paper.slice(start, start + letters.length)) === letters);
}

const sorted = (text: string): string => Array.from(text).toSorted().join('');
