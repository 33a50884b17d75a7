/** Texts that would do harm wherever they are not treated as text. */
export const HOSTILE: readonly string[] = [
  '<script>window.__hit=1</script>',
  '<img src=x onerror="window.__hit=2">',
  '<svg/onload=window.__hit=3><animate onbegin=window.__hit=3></svg>',
  '"><iframe srcdoc="<script>parent.__hit=4</script>"></iframe>',
  'javascript:window.__hit=5//',
  'data:text/html,<script>opener.__hit=6</script>',
  '</textarea></title></option></select><input autofocus onfocus=alert(7)>',
  '{{constructor.constructor("alert(8)")()}} ${alert(8)} <%= alert(8) %> #{alert(8)}',
  "' onmouseover='window.__hit=9' style='position:fixed;inset:0' x='",
  '\u202Eeno dna enot \u2066txet\u202C \u200F\u0627\u0644\u0645\u0627\u0621\u061C',
  `Reef${'f'.repeat(400)}`,
  '  two  spaces,\ta tab ',
  'null',
  '__proto__',
  'constructor',
  '=HYPERLINK("javascript:alert(1)","=1+1")',
  "+971;@SUM(1+1)*cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(A1:A9)',
];

/** The most hostile e-mail address and name an account accepts. */
export const HOSTILE_ACCOUNT = {
  email: '<img/src=x/onerror=window.__hit=10>@evil.example',
  name: '<img/src=x/onerror=window.__hit=11>\u202E <script>window.__hit=12</script>',
} as const;

/** Half of a character, as a member can store it by REST: `encodeURIComponent` throws at it. */
export const HALF = '\uD800';

/** Traces of code that ran, and elements that could run code. A browser runs it in its page, too. */
export function findCode(): readonly string[] {
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
