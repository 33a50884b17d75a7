import { Link } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth.ts';
import { BRAND } from '../../lib/brand.ts';

/** The public first page: who this is, and the way to the staff side. */
export default function HomePage() {
  const { isAuthenticated } = useAuth();
  return (
    <div className="flex min-h-dvh flex-col bg-abyss bg-[radial-gradient(120%_90%_at_50%_-10%,#1d5257_0%,#0e2a30_38%,#07181c_100%)] text-mist">
      <header className="flex items-center justify-end px-[clamp(1.25rem,5vw,6rem)] py-6">
        <Link
          to={isAuthenticated ? '/dashboard' : '/login'}
          className="rounded-sm text-sm font-medium underline-offset-4 outline-brass hover:text-pearl hover:underline"
        >
          {isAuthenticated ? 'Dashboard' : 'Staff login'}
        </Link>
      </header>
      <main className="grid grow content-center px-[clamp(1.25rem,5vw,6rem)] pb-[12vh]">
        <h1 className="font-display text-[clamp(4rem,14vw,11rem)] leading-none tracking-[-0.01em] text-pearl">
          {BRAND.name}
        </h1>
        <p className="mt-6 max-w-xl text-lg leading-relaxed">{BRAND.tagline}</p>
      </main>
      <footer className="px-[clamp(1.25rem,5vw,6rem)] py-6 text-sm">{BRAND.address}</footer>
    </div>
  );
}
