import type { ReactNode } from 'react';

/** The key figures at the head of a page. */
export function KpiRow({ children }: { readonly children: ReactNode }) {
  return (
    <dl aria-label="Key figures" className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {children}
    </dl>
  );
}
