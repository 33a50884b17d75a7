import type { ReactNode } from 'react';

type LegalPartProps = { readonly heading: string; readonly children: ReactNode };

/** A part of a legal page: its heading beside its text. */
export function LegalPart({ heading, children }: LegalPartProps) {
  return (
    <section className="grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-4 border-t border-ink/20 py-[clamp(2rem,3.5vw,3.5rem)] first:border-t-0 first:pt-0 last:pb-0 lg:grid-cols-[1fr_2fr]">
      <h2 className="display-3">{heading}</h2>
      {children}
    </section>
  );
}
