import type { ReactNode } from 'react';

/** The key figures of a page; the cards appear with a delay of 100 ms each (specification, section 2). */
export function KpiRow({ children }: { readonly children: ReactNode }) {
  return (
    <dl
      aria-label="Key figures"
      className="stagger mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4"
    >
      {children}
    </dl>
  );
}
