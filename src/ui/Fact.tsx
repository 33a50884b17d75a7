import type { ReactNode } from 'react';

type FactProps = { readonly label: string; readonly children: ReactNode };

/** What is known of something, in a list of terms of two columns; nothing while it is not known. */
export const Fact = ({ label, children }: FactProps) =>
  children === '' || children === false || children === null ? null : (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">
        <bdi>{children}</bdi>
      </dd>
    </>
  );
