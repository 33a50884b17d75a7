import type { Plugin } from 'vite';

/** The folders and files that the app names from the root of the host, after what comes before a path in code and HTML. */
const FROM_ROOT = /(["'`(,]\s*)\/(?=(?:assets|media|icons)\/|favicon\.svg)/g;

/**
 * Makes the app name its files from the folder of its page, wherever that is. The addresses of its pages stay in the hash, so
 * that the page is always in that folder.
 */
export function relativeAddresses(): Plugin {
  return {
    name: 'relative-addresses',
    transform: {
      filter: { id: /\/src\/(site|company)\/.*\.tsx?(?:\?ar)?$/ },
      handler: (code) => ({ code: relativeTo(code), map: null }),
    },
    transformIndexHtml: { order: 'post', handler: relativeTo },
  };
}

/** Replaces addresses from the root by relative ones. */
const relativeTo = (text: string): string => text.replaceAll(FROM_ROOT, '$1./');
