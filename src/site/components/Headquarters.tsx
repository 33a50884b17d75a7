import { BRAND } from '../../company/brand.ts';
import { LANGUAGE } from '../../company/site/language.ts';
import { HEADQUARTERS } from '../../company/site/navigation.ts';
import { mapHref } from '../../lib/mapHref.ts';
import { ExternalLink, LINK_ALONE, PhoneLink } from './links.tsx';

/** The studio's address, with a link to a map, its phone number and its e-mail address. */
export function Headquarters({ className = '' }: { readonly className?: string }) {
  return (
    <dl className={`grid grid-cols-[5rem_1fr] items-baseline gap-x-4 ${className}`}>
      <dt className="text-slate">{HEADQUARTERS.address}</dt>
      <dd className="text-balance">
        <p>{LANGUAGE.address}</p>
        <ExternalLink href={mapHref(BRAND.address)} className={`${LINK_ALONE} print:hidden`}>
          {HEADQUARTERS.map}
        </ExternalLink>
      </dd>
      <dt className="text-slate">{HEADQUARTERS.phone}</dt>
      <dd>
        <PhoneLink phone={BRAND.phone} className={LINK_ALONE} />
      </dd>
      <dt className="text-slate">{HEADQUARTERS.email}</dt>
      <dd>
        <a href={`mailto:${BRAND.email}`} className={LINK_ALONE}>
          {BRAND.email}
        </a>
      </dd>
    </dl>
  );
}
