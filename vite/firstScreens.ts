/** The classes that the first screen has styles for (src/site/firstScreen.css). */
const OWN_CLASS = /^(?:site|page|hero|under|eyebrow|display)(?:-|$)/;

const HEADER = /<header class="site-header.*?<\/header>/s;
const HEAD = /<header class="(?:page-head|hero).*?<\/header>/s;
const PICTURE = /<picture.*?<\/picture>/gs;
const AVIF = /type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"/;
const DRAWING = /(<svg[^>]*>)(<path class="page-floor"[^>]*><\/path>)?.*?<\/svg>/gs;
const MENU = /<nav id="site-menu".*?<\/nav>/s;

/** The header of the public pages for the first screen, taken from a rendered page. */
export function firstHeader(page: string): string {
  return forFirstScreen(find(HEADER, page).replace(MENU, ''))
    .replaceAll(/ aria-(?:controls|expanded|current)="[^"]*"/g, '')
    .replaceAll('<button', '<span aria-hidden="true"')
    .replaceAll('</button', '</span');
}

/**
 * The heads of pages, taken from these rendered at their routes, as templates: the browser loads no picture of one before
 * the script of index.html has put it in place.
 */
export function firstHeads(pages: ReadonlyMap<string, string>): string {
  return [...pages]
    .map(([route, page]) => `<template data-route="${route}">${firstHead(page)}</template>`)
    .join('\n      ');
}

const firstHead = (page: string): string => {
  // A drawing begins once the app runs, on its floor. All of it here would cost every page another round trip.
  const head = forFirstScreen(find(HEAD, page)).replaceAll(
    DRAWING,
    (_, svg: string, floor = '') => `${svg}${floor}</svg>`,
  );
  return head.includes('<picture') ? head : head + firstPicture(page);
};

/** The request of the picture in the first viewport, if there is one, below the head. */
function firstPicture(page: string): string {
  const picture = page.match(PICTURE)?.find((one) => one.includes('fetchPriority="high"'));
  const [, files, sizes] = picture?.match(AVIF) ?? [];
  if (files === undefined) return '';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${files}" imagesizes="${sizes}">`;
}

/** Makes links work before the app runs, and removes the classes that need the stylesheet. */
function forFirstScreen(html: string): string {
  return html
    .replaceAll('href="/', 'href="#/')
    .replaceAll(' data-lit="true"', '')
    .replaceAll(/ class="([^"]*)"/g, (_, classes: string) => {
      const own = classes.split(' ').filter((name) => OWN_CLASS.test(name));
      return own.length > 0 ? ` class="${own.join(' ')}"` : '';
    });
}

function find(pattern: RegExp, page: string): string {
  const [found] = pattern.exec(page) ?? [];
  if (found === undefined) throw new Error(`A page without ${pattern.source}`);
  return found;
}
