/**
 * The words of a rendered page, with its links and pictures, as HTML without styles: for browsers and search engines that
 * run no scripts.
 */
export function plainWords(page: string): string {
  return (
    page
      .replaceAll(/<nav id="site-menu".*?<\/nav>/gs, '')
      .replaceAll(/<(svg|button|select|form|video)\b.*?<\/\1>/gs, '')
      .replaceAll(/<source[^>]*>|<\/?(?:picture|div)\b[^>]*>/g, '')
      // Styles keep spans apart.
      .replaceAll(/<\/?span\b[^>]*>/g, ' ')
      .replaceAll(/<img [^>]*\/>/g, plainImage)
      .replaceAll(
        / (?:class|tabindex|inert|aria-(?:current|hidden|labelledby)|data-\w+)="[^"]*"/g,
        '',
      )
      .replaceAll(/href="\/(?!media\/)([^"?]*)(\?[^"]*)?"/g, plainLink)
  );
}

/** The link to a page's static address; the login page, which is nothing without scripts, has none. */
function plainLink(_: string, path: string, query = ''): string {
  if (path === 'login') return 'href="/#/login"';
  return `href="/${path}${path === '' ? '' : '/'}${query}"`;
}

/** The picture in a medium size; decorative ones, whose text is empty, are left out. */
function plainImage(tag: string): string {
  const [, alt = ''] = / alt="([^"]*)"/.exec(tag) ?? [];
  const [, name] = /\/media\/([\w-]+)-\d+\.jpg/.exec(tag) ?? [];
  return alt === '' ? '' : `<img src="/media/${name}-800.jpg" alt="${alt}" loading="lazy" />`;
}
