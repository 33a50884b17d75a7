import type { Plugin } from 'vite';
import { inlineScripts, inlineStyles } from '../../deploy/checkInlineCode.ts';
import { formatPolicy, hashSource } from '../../deploy/policy.ts';

/**
 * Gives the page the content security policy that no static host would send: it may load files beside it, and talk to
 * nobody.
 */
export function tryOutPolicy(): Plugin {
  return {
    name: 'try-out-policy',
    generateBundle: {
      // The names of files, which styles contain, are known by then.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        page.source = html.replace('<head>', () => `<head>${policyOf(html)}`);
      },
    },
  };
}

function policyOf(html: string): string {
  const policy = formatPolicy(
    new Map([
      ['default-src', ["'none'"]],
      ['script-src', ["'self'", "'wasm-unsafe-eval'", ...inlineScripts(html).map(hashSource)]],
      ['style-src', ["'self'", ...inlineStyles(html).map(hashSource)]],
      ['font-src', ["'self'"]],
      ['img-src', ["'self'", 'data:']],
      ['media-src', ["'self'"]],
      ['worker-src', ["'self'"]],
      ['connect-src', ["'none'"]],
      ['base-uri', ["'none'"]],
      ['form-action', ["'none'"]],
    ]),
  );
  return `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
}
