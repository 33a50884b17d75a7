import { useState } from 'react';
import { BRAND } from '../brand.ts';
import { Mark } from '../ui/Mark.tsx';
import { ExternalLink } from './components/ExternalLink.tsx';
import { SiteLink } from './components/SiteLink.tsx';
import { FOOTER_LINKS, HEADQUARTERS, LABELS, LEGAL_LINKS } from './content/navigation.ts';
import { mapHref } from './links.ts';
import { telHref } from './telHref.ts';

const LINK =
  'inline-flex min-h-9 items-center rounded-xs underline decoration-transparent underline-offset-4 transition-colors hover:text-pearl hover:decoration-current';

/** The footer of the public site (specification, section 2). */
export function SiteFooter() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="bg-abyss text-[0.9375rem] text-mist">
      <div className="page-width grid gap-12 border-t border-pearl/10 py-[clamp(3.5rem,6vw,6rem)] md:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div>
          <p className="flex items-center gap-3 font-display text-3xl font-medium tracking-wide text-pearl">
            <Mark className="h-11 text-brass" />
            {BRAND.name}
          </p>
          <p className="mt-5 max-w-[42ch] leading-relaxed">{LABELS.tagline}</p>
        </div>
        <nav aria-label={LABELS.footerNavigation}>
          <h2 className="eyebrow mb-3 text-brass">{LABELS.footerPages}</h2>
          <ul>
            {FOOTER_LINKS.map(({ to, label }) => (
              <li key={to}>
                <SiteLink to={to} className={LINK}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="eyebrow mb-3 text-brass">{LABELS.footerContact}</h2>
          <ul>
            <li>
              <a href={`mailto:${BRAND.email}`} className={LINK}>
                {BRAND.email}
              </a>
            </li>
            <li>
              <a href={telHref(BRAND.phone)} className={LINK}>
                <bdi>{BRAND.phone}</bdi>
              </a>
            </li>
            <li className="mt-2 max-w-[24ch] leading-relaxed text-balance">{BRAND.address}</li>
            <li className="print:hidden">
              <ExternalLink href={mapHref(BRAND.address)} className={LINK}>
                {HEADQUARTERS.map}
              </ExternalLink>
            </li>
          </ul>
        </div>
        <div>
          <h2 className="eyebrow mb-3 text-brass">{LABELS.footerSocial}</h2>
          <ul>
            {BRAND.social.map(({ name, url }) => (
              <li key={name}>
                <ExternalLink href={url} className={LINK}>
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-pearl/10 py-5 text-sm">
        <p>
          © {year} {BRAND.name}
        </p>
        <p className="sm:me-auto print:hidden">{LABELS.noTracking}</p>
        <nav aria-label={LABELS.footerLegal} className="flex gap-x-6">
          {LEGAL_LINKS.map(({ to, label }) => (
            <SiteLink key={to} to={to} className={LINK}>
              {label}
            </SiteLink>
          ))}
        </nav>
      </div>
    </footer>
  );
}
