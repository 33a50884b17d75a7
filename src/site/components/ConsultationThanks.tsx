import { useEffect, useRef } from 'react';
import { BRAND } from '../../brand.ts';
import { CONSULTATION_FORM } from '../content/contact.ts';
import { whatsAppHref } from '../links.ts';
import { telHref } from '../telHref.ts';
import { ExternalLink } from './ExternalLink.tsx';

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** Replaces the form once it is submitted, and offers direct contact. */
export function ConsultationThanks() {
  const { heading, text, direct, call, message, write, whatsAppPhone } = CONSULTATION_FORM.thanks;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section role="status" className="border-t border-brass-deep pt-10">
      <h2 ref={title} tabIndex={-1} className="display-2 scroll-mt-28 outline-none">
        {heading}
      </h2>
      <p className="mt-5 text-lg">{text}</p>
      <p className="mt-8 text-slate">{direct}</p>
      <ul className="mt-2 grid justify-items-start">
        <li>
          <a href={telHref(BRAND.phone)} className={LINK}>
            <bdi>{call}</bdi>
          </a>
        </li>
        <li>
          <ExternalLink href={whatsAppHref(whatsAppPhone)} className={LINK}>
            {message}
          </ExternalLink>
        </li>
        <li>
          <a href={`mailto:${BRAND.email}`} className={LINK}>
            {write}
          </a>
        </li>
      </ul>
    </section>
  );
}
