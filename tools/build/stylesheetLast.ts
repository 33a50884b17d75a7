import type { Plugin } from 'vite';

/** Keeps the stylesheet below the first screen, where index.html has it; a build would move it into the head. */
export function stylesheetLast(): Plugin {
  return {
    name: 'stylesheet-last',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [link] = html.match(/<link rel="stylesheet"[^>]*>/) ?? [];
        return link ? html.replace(link, '').replace('</body>', `  ${link}\n  </body>`) : html;
      },
    },
  };
}
