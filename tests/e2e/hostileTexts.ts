import { FORMS, type FormCase } from '../features/formCases.ts';

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

/** Fields that only the form shows, not the list. */
const IN_FORM_ONLY: Readonly<Record<string, readonly string[]>> = {
  suppliers: ['email', 'phone'],
  'finance/invoices': ['date'],
};

/** The text fields of an entity: stored name and form label, with its generated number first. */
export function textsOf({ path, first, numbered, optional }: FormCase) {
  const labels = Object.keys(first.typed);
  const typed = Object.entries(first.stored).flatMap(([name, stored], index) =>
    typeof stored === 'string' ? [{ name, label: labels[index] ?? '' }] : [],
  );
  const own = numbered ? [{ name: numbered[1], label: numbered[0] }] : [];
  return [...own, ...typed].map(({ name, label }) => {
    const isInForm = optional.includes(name) || IN_FORM_ONLY[path]?.includes(name);
    return { name, label, isInList: !isInForm };
  });
}

type HostileRecord = Readonly<Record<string, string>>;

/** One record per hostile text, so that each text is once in each field. */
export function hostileRecords(form: FormCase): readonly HostileRecord[] {
  const texts = textsOf(form);
  return HOSTILE.map((_, shift) =>
    Object.fromEntries(
      texts.map(({ name }, index) => [name, HOSTILE[(shift + index) % HOSTILE.length] ?? '']),
    ),
  );
}

/** The records of all entities by path, to be stored past the rules: on top of all others, the first one first. */
export const HOSTILE_RECORDS: Readonly<Record<string, HostileRecord>> = Object.fromEntries(
  FORMS.flatMap((form) =>
    hostileRecords(form).map((record, index) => [
      `${form.path}/hostile-${index}`,
      { ...record, creationDate: `2099-01-${HOSTILE.length - index + 10}` },
    ]),
  ),
);
