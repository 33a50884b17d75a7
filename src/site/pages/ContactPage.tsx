import { useState } from 'react';
import { ConsultationForm } from '../components/consultation/ConsultationForm.tsx';
import { storingEnquiries } from '../components/consultation/enquiryMessage.ts';
import { BRAND } from '../../company/brand.ts';
import { mailHref } from '../../lib/messageLinks.ts';
import { CONTACT } from '../../company/site/contact.ts';
import { LABELS, TERMS_LINK } from '../../company/site/navigation.ts';
import type { ContactGroup } from '../../company/site/types.ts';
import { Headquarters } from '../components/Headquarters.tsx';
import { NextPage } from '../components/NextPage.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { Sample } from '../components/Sample.tsx';
import { PageHero } from '../components/SitePage.tsx';
import { LINK_ALONE, SocialLinks, telHref, TextLink, WhatsAppLink } from '../components/links.tsx';
import { Items } from '../components/lists.tsx';
import { Reveal } from '../components/motion.tsx';

/**
 * In wide windows, the form is a sheet on the dark ground, beside the words and, below them, the address. The rows are those
 * around it, so that the words keep the place that they have before the app runs; the mouse reaches them through it.
 */
const OPENING =
  'page-width section grid items-start gap-x-[clamp(2rem,5vw,6rem)] gap-y-[clamp(3rem,6vw,7rem)] lg:pointer-events-none lg:relative lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:grid-cols-[1fr_1.6fr] lg:grid-rows-subgrid lg:gap-y-0 lg:py-0';

/** Contact details and the consultation form (specification, section 2). */
export default function ContactPage() {
  const { head, labels, groups, next, nextPage } = CONTACT;
  const [storing] = useState(() =>
    import.meta.env.VITE_ENQUIRIES === 'on' ? storingEnquiries() : undefined,
  );
  return (
    <PageMeta title={head.title} description={head.description}>
      <div className="lg:grid lg:grid-cols-1 lg:grid-rows-[auto_1fr] lg:bg-abyss">
        <PageHero head={head} layout="beside" actions={<FirstPerson />} />
        <div className={OPENING}>
          <div className="lg:pointer-events-auto lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:my-8 lg:bg-pearl lg:p-10">
            <ConsultationForm storing={storing} />
          </div>
          <aside className="grid gap-10 sm:max-lg:grid-cols-2 lg:pointer-events-auto lg:row-start-2 lg:self-end lg:pb-8 lg:text-mist">
            <div>
              <h2 className="display-3 lg:text-pearl">{labels.headquarters}</h2>
              <Headquarters className="mt-3 lg:text-pearl lg:[&_dt]:text-mist" />
              <p className="mt-3 text-sm text-slate lg:text-mist">{labels.visits}</p>
            </div>
            <div>
              <h2 className="display-3 lg:text-pearl">{labels.social}</h2>
              <SocialLinks
                className="mt-2 flex flex-wrap gap-x-6 lg:text-pearl"
                linkClassName={LINK_ALONE}
              />
            </div>
          </aside>
        </div>
      </div>
      <section className="page-width section grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-12 max-lg:pt-0 md:grid-cols-2">
        {groups.map((group) => (
          <Group key={group.heading} group={group} />
        ))}
      </section>
      <section className="bg-sand/60">
        <div className="page-width section">
          <Reveal>
            <h2 className="display-2">{next.heading}</h2>
          </Reveal>
          <Items items={next.lines} numbered className="mt-10 md:grid-cols-3" />
          <div className="mt-8">
            <TextLink {...TERMS_LINK} />
          </div>
        </div>
      </section>
      <NextPage page={nextPage} />
    </PageMeta>
  );
}

/** Whom messages reach first, before the form. Its styles are those of the first screen. */
function FirstPerson() {
  const people = CONTACT.groups.flatMap(({ members }) => members);
  const person = people.find(({ phone }) => phone === BRAND.whatsAppPhone);
  return (
    <div className="page-person">
      <p className="page-person-name">{person?.name}</p>
      <Sample of="people" />
      <p className="page-person-role">{person?.role}</p>
      <WhatsAppLink className="hero-button">{LABELS.whatsApp}</WhatsAppLink>
      <a href={telHref(BRAND.whatsAppPhone)} className="site-action">
        {LABELS.call}
      </a>
    </div>
  );
}

function Group({ group }: { readonly group: ContactGroup }) {
  const { labels } = CONTACT;
  return (
    <div>
      <div className="flex flex-wrap items-baseline gap-x-6">
        <h2 className="display-3">{group.heading}</h2>
        <Sample of="people" />
      </div>
      <p className="mt-1 text-slate">{group.text}</p>
      <ul className="mt-3">
        {group.members.map(({ name, role, phone }) => (
          <li key={name} className="border-t border-ink/20 py-3">
            <p className="font-semibold">{name}</p>
            <p className="text-[0.9375rem] text-slate">{role}</p>
            <p className="flex flex-wrap gap-x-6 text-[0.9375rem]">
              {phone === undefined ? (
                <a
                  href={mailHref(BRAND.email, { subject: labels.subject(name) })}
                  className={LINK_ALONE}
                >
                  {labels.write}
                  <span className="sr-only"> {name}</span>
                </a>
              ) : (
                <>
                  <a href={telHref(phone)} className={LINK_ALONE}>
                    <span className="sr-only">{labels.callFor(name)}: </span>
                    <bdi>{phone}</bdi>
                  </a>
                  <WhatsAppLink phone={phone} subject={group.subject} className={LINK_ALONE}>
                    <span className="sr-only">{labels.messageFor(name)} </span>
                    {labels.message}
                  </WhatsAppLink>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
