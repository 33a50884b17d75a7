import { BRAND } from '../../brand.ts';
import { LABELS, MORE_LINKS } from '../content/navigation.ts';
import { whatsAppHref } from '../links.ts';
import { telHref } from '../telHref.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { SiteLink } from './SiteLink.tsx';

const LINK =
  'flex min-h-11 items-center rounded-xs hover:text-pearl aria-[current=page]:text-pearl aria-[current=page]:underline underline-offset-4';

/** The other pages of the footer, and how to reach the studio, at the end of the menu. */
export function MoreLinks({ onNavigate }: { readonly onNavigate: () => void }) {
  return (
    <div className="mt-auto pt-10">
      <div className="flex flex-wrap justify-between gap-x-8 border-t border-pearl/15 pt-4">
        <ul>
          {MORE_LINKS.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to} onClick={onNavigate} className={LINK}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <a href={telHref(BRAND.phone)} onClick={onNavigate} className={LINK}>
              <bdi>{BRAND.phone}</bdi>
            </a>
          </li>
          <li>
            <ExternalLink
              href={whatsAppHref(BRAND.whatsAppPhone)}
              onClick={onNavigate}
              className={LINK}
            >
              {LABELS.whatsApp}
            </ExternalLink>
          </li>
        </ul>
      </div>
    </div>
  );
}
