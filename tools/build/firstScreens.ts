/** The classes that the first screen has styles for (src/site/firstScreen/firstScreen.css). */
const OWN_CLASS = /^(?:site|page|hero|under|eyebrow|display|login)(?:-|$)/;

/** The route of the login page, whose first screen is its form. */
export const LOGIN = '/login';

const HEADER = /<header class="site-header.*?<\/header>/s;
const HEAD = /<header class="(?:page-head|hero).*?<\/header>/s;
const LOGIN_FORM = /<main( class="login\b.*?<\/)main>/s;
const PICTURE = /<picture.*?<\/picture>/gs;
/** The words after a head, which in narrow windows are below it: the heading of its form, or of a legal text, and the first paragraph. */
const NEXT_WORDS =
  /<h2[^>]* (?:id="consultation"|class="(display-3)")[^>]*>(.*?)<\/h2>(?:<div[^>]*>)?<p[^>]*>(.*?)<\/p>/s;
/** The files of a picture and its width in windows. */
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
    .map(([route, page]) => {
      const content = route === LOGIN ? firstForm(page) : firstHead(page);
      return `<template data-route="${route}">${content}</template>`;
    })
    .join('\n      ');
}

/** The form of the login page. Its buttons wait for the app; that which shows the password comes with it. */
const firstForm = (page: string): string =>
  forFirstScreen(find(LOGIN_FORM, page))
    // The first screen has a main element of its own.
    .replace(LOGIN_FORM, '<div$1div>')
    .replace(/<button[^>]* aria-label=.*?<\/button>/s, '')
    .replaceAll('<button', '<button disabled');

const firstHead = (page: string): string => {
  // A drawing begins once the app runs, on its floor. All of it here would cost every page another round trip.
  const head = forFirstScreen(find(HEAD, page)).replaceAll(
    DRAWING,
    (_, svg: string, floor = '') => `${svg}${floor}</svg>`,
  );
  return head.includes('<picture') ? head : head + belowHead(page);
};

/**
 * What is in the first viewport below a head without a picture: the picture or the words with which the page goes on, else
 * only the request of the picture further down, if there is one.
 */
function belowHead(page: string): string {
  const rest = page.slice(page.indexOf('</header>', page.search(HEAD)));
  const picture = rest.match(PICTURE)?.find((one) => one.includes('fetchPriority="high"'));
  if (picture !== undefined) {
    const between = rest.slice(0, rest.indexOf(picture)).replaceAll(/<[^>]*>/g, '');
    if (between === '')
      return forFirstScreen(`<div class="page-picture page-next">${picture}</div>`);
    const [, files, sizes] = picture.match(AVIF) ?? [];
    return `<link rel="preload" as="image" type="image/avif" imagesrcset="${files}" imagesizes="${sizes}">`;
  }
  const [, size, heading, text] = NEXT_WORDS.exec(rest) ?? [];
  if (heading === undefined) return '';
  const own = size ? ` class="${size}"` : '';
  return `<div class="page-next page-width"><h2${own}>${heading}</h2><p>${text}</p></div>`;
}

/** Makes links work before the app runs, and removes the classes that need the stylesheet. */
function forFirstScreen(html: string): string {
  return html
    .replaceAll('href="/', 'href="#/')
    .replaceAll(' data-lit="true"', '')
    .replaceAll(/<span class="sr-only">.*?<\/span>/g, '')
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
