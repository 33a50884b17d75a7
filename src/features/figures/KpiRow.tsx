import type { ReactNode } from 'react';

/** The key figures of a page; they appear with a delay of 100 ms each (specification, section 2). */
export function KpiRow({ children }: { readonly children: ReactNode }) {
  return (
    <dl
      aria-label="Key figures"
      className="stagger relative z-2 grid grid-cols-2 border-y border-line *:border-line max-xl:*:nth-[n+3]:border-t max-xl:*:even:border-s xl:grid-cols-4 xl:*:not-first:border-s"
    >
      {children}
    </dl>
  );
}
