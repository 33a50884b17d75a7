import type { ReactNode } from 'react';

/** The key figures at the head of a page; they appear 100 ms after each other (specification, section 2). */
export function KpiRow({ children }: { readonly children: ReactNode }) {
  return (
    <dl
      aria-label="Key figures"
      className="in-turn mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4"
    >
      {children}
    </dl>
  );
}
