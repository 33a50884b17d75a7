import { pdfOf } from './pdfOf.ts';

/** An A4 page in CSS pixels. */
const WIDTH = 794;
const HEIGHT = 1123;

/** What stays free at the top and at the bottom of a page: the padding of the paper. */
const MARGIN = 68;

/** How many pixels of its picture a pixel of the page has, which is some 190 to the inch, and the quality of the picture. */
const SCALE = 2;
const QUALITY = 0.85;

/**
 * A document as a PDF: browsers print to one, but have no function for it. Each page is a picture that the browser draws, so that
 * Arabic is shaped and the fonts are right.
 */
export async function paperPdf(printed: Element): Promise<Blob> {
  const rules = rulesOfPage();
  // A document of its own, as wide as the paper on every screen.
  const frame = document.createElement('iframe');
  frame.style.cssText = `position:fixed;left:-9999px;width:${WIDTH}px;height:${HEIGHT}px;border:0`;
  frame.ariaHidden = 'true';
  document.body.append(frame);
  const paper = frame.contentDocument;
  try {
    if (paper === null) throw new Error('No document for the pages');
    paper.documentElement.className = document.documentElement.className;
    // A blank document is laid out as those of the last century, whose tables took no fonts from around them.
    rules.push(
      'table{font-size:inherit;line-height:inherit;font-weight:inherit;white-space:inherit}',
    );
    const style = new (paper.defaultView as unknown as typeof globalThis).CSSStyleSheet();
    style.replaceSync(rules.join('\n'));
    paper.adoptedStyleSheets = [style];
    const whole = paper.importNode(printed, true) as HTMLElement;
    whole.style.fontFamily = getComputedStyle(printed).fontFamily;
    paper.body.append(whole);
    await ready(paper);
    keepColumns(whole);
    const css = (await Promise.all(rules.map((rule) => fontsInside(rule, paper)))).join('\n');
    const parts = toPages(whole);
    const pages: Uint8Array[] = [];
    for (const [index, page] of parts.entries()) {
      if (parts.length > 1) page.append(pageNumber(paper, `${index + 1} / ${parts.length}`));
      paper.body.replaceChildren(page);
      await ready(paper);
      pages.push(await drawPage(page, css));
    }
    return pdfOf(pages, { width: WIDTH, height: HEIGHT });
  } finally {
    frame.remove();
  }
}

function rulesOfPage(): string[] {
  return [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules]
      .map(({ cssText }) => cssText)
      .filter((text) => !/^@(page|media print)/.test(text))
      .map((text) =>
        text.replaceAll(
          /url\("(?!data:)([^"]+)"\)/g,
          (_, url: string) => `url("${new URL(url, href ?? document.baseURI).href}")`,
        ),
      ),
  );
}

async function ready(paper: Document): Promise<void> {
  // Without a layout, none is asked for.
  paper.body.getBoundingClientRect();
  await paper.fonts.ready;
  await Promise.all([...paper.images].map((image) => image.decode()));
}

/** A rule with its font in it, if it is one of a font that the document shows: a picture loads nothing. */
async function fontsInside(rule: string, paper: Document): Promise<string> {
  if (!rule.startsWith('@font-face')) return rule;
  const isShown = [...paper.fonts].some(
    ({ status, family, unicodeRange }) =>
      status === 'loaded' &&
      rule.includes(family.replaceAll('"', '')) &&
      (!rule.includes('unicode-range') ||
        rule.replaceAll(/\s/g, '').includes(unicodeRange.replaceAll(/\s/g, ''))),
  );
  const [, url] = /url\("([^"]+)"\)/.exec(rule) ?? [];
  if (!isShown || url === undefined) return url === undefined ? rule : '';
  const answer = await fetch(url);
  return rule.replace(/url\("[^"]+"\)/, `url("${await dataUrl(await answer.blob())}")`);
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('A file could not be read')));
    reader.readAsDataURL(blob);
  });

function keepColumns(printed: HTMLElement): void {
  const headings = [...printed.querySelectorAll<HTMLElement>('th')];
  const widths = headings.map((heading) => heading.getBoundingClientRect().width);
  for (const [index, { style }] of headings.entries()) style.width = `${widths[index]}px`;
  const table = printed.querySelector('table');
  if (table !== null) table.style.tableLayout = 'fixed';
}

/** The document in pages: no line, total or note is cut, the totals follow the last line, and the headings of the table repeat. */
function toPages(printed: HTMLElement): readonly HTMLElement[] {
  const atoms = [...printed.querySelectorAll('.document > *:not(table), tbody > tr')].map(
    (element) => ({
      element,
      top: element.getBoundingClientRect().top,
      bottom: element.getBoundingClientRect().bottom,
    }),
  );
  const room = HEIGHT - 2 * MARGIN;
  const heading = printed.querySelector('thead')?.getBoundingClientRect().height ?? 0;
  const starts: number[] = [0];
  let from = atoms[0]?.top ?? 0;
  for (const [index, { bottom }] of atoms.entries()) {
    if (bottom - from <= room) continue;
    const isTotal = atoms[index]?.element.matches('.document-totals') ?? false;
    const start = isTotal && atoms[index - 1]?.element.matches('tr') ? index - 1 : index;
    if (start === starts.at(-1)) continue;
    starts.push(start);
    const { element, top } = atoms[start] ?? {};
    from = (top ?? 0) - (element?.matches('tr') ? heading : 0);
  }
  return starts.map((start, number) => {
    const shown = new Set(atoms.slice(start, starts[number + 1]).map(({ element }) => element));
    const page = printed.cloneNode(true) as HTMLElement;
    const copies = [...page.querySelectorAll('.document > *:not(table), tbody > tr')];
    for (const [index, { element }] of atoms.entries())
      if (!shown.has(element)) copies[index]?.remove();
    if (page.querySelector('tbody > tr') === null) page.querySelector('table')?.remove();
    page.style.cssText += `;width:${WIDTH}px;height:${HEIGHT}px;min-height:0;max-width:none;margin:0;box-shadow:none;position:relative;overflow:hidden`;
    return page;
  });
}

function pageNumber(paper: Document, text: string): HTMLElement {
  const element = paper.createElement('p');
  element.textContent = text;
  element.className = 'document-label';
  element.style.cssText = 'position:absolute;right:18mm;bottom:9mm';
  return element;
}

async function drawPage(page: HTMLElement, css: string): Promise<Uint8Array> {
  const xhtml = new XMLSerializer().serializeToString(page);
  const style = css.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><foreignObject width="${WIDTH}" height="${HEIGHT}"><style xmlns="http://www.w3.org/1999/xhtml">${style}</style>${xhtml}</foreignObject></svg>`;
  const image = new Image();
  image.src = await dataUrl(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SCALE;
  canvas.height = HEIGHT * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0);
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  if (jpeg === null) throw new Error('A page could not be drawn');
  return new Uint8Array(await jpeg.arrayBuffer());
}
