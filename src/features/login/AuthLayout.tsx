import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BRAND } from '../../company/brand.ts';
import { Mark } from '../../company/Mark.tsx';

/** The state of a link to these pages: the home page in the language of the visitor. */
export type ComesFrom = { readonly home: string };

type AuthLayoutProps = {
  readonly title: string;
  readonly description: ReactNode;
  readonly children: ReactNode;
};

/**
 * The layout of the pages in front of the dashboard: brand, a card with heading and content, and a link home. The classes that
 * begin with `login` are for the first screen (src/site/firstScreen/firstScreen.css).
 */
export function AuthLayout({ title, description, children }: AuthLayoutProps) {
  const state = useLocation().state as ComesFrom | null;
  return (
    // As square as the site before it.
    <main className="login [--radius-md:var(--radius-xs)] grid min-h-dvh place-items-center bg-abyss bg-[radial-gradient(120%_90%_at_50%_-10%,#1d5257_0%,#0e2a30_38%,#07181c_100%)] px-4 py-10">
      <div className="w-full max-w-md">
        <p className="login-name mb-6 flex items-center justify-center gap-3 font-display text-4xl font-medium tracking-wide text-pearl">
          <Mark className="h-12 text-brass" />
          {BRAND.name}
        </p>
        <div className="login-card rounded-xs bg-surface px-6 py-8 shadow-lifted sm:px-9">
          <h1 tabIndex={-1} className="text-xl font-semibold outline-none">
            {title}
          </h1>
          <p className="mt-1 mb-6 text-sm text-muted">{description}</p>
          {children}
        </div>
        <p className="mt-6 text-center text-sm">
          <Link
            to={state?.home ?? '/'}
            className="rounded-sm text-mist underline underline-offset-4 hover:text-pearl"
          >
            Back to homepage
          </Link>
        </p>
      </div>
    </main>
  );
}
