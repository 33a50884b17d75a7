/**
 * The words of a rendered page, with its links and pictures, as HTML without styles: for browsers and search engines that
 * run no scripts.
 */
export function plainWords(page: string): string {
  return page
    .replaceAll(/<(svg|button|select|form|video)\b.*?<\/\1>/gs, '')
    .replaceAll(/<source[^>]*>|<\/?(?:picture|div|span)\b[^>]*>/g, '')
    .replaceAll(/<nav id="site-menu".*?<\/nav>/gs, '')
    .replaceAll(/<img [^>]*\/>/g, plainImage)
    .replaceAll(
      / (?:class|tabindex|aria-current|aria-hidden|aria-labelledby|inert)(?:="[^"]*")?/g,
      '',
    )
    .replaceAll(/href="(\/[^"?]*?)\/?(\?[^"]*)?"/g, 'href="$1/$2"');
}

/** The picture in a medium size; decorative ones, whose text is empty, are left out. */
function plainImage(tag: string): string {
  const [, alt = ''] = / alt="([^"]*)"/.exec(tag) ?? [];
  const [, name] = /\/media\/([\w-]+)-\d+\.jpg/.exec(tag) ?? [];
  return alt === '' ? '' : `<img src="/media/${name}-800.jpg" alt="${alt}" loading="lazy" />`;
}
