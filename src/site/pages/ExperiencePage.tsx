import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { Programme } from '../components/programme/Programme.tsx';
import { EXPERIENCE } from '../content/experience.ts';

/** The five-step process timeline (specification, section 2). */
export default function ExperiencePage() {
  const { head, callToAction } = EXPERIENCE;
  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero head={head} />
      <Programme />
      <CallToActionBand action={callToAction} />
    </PageMeta>
  );
}
