import { CallToActionBand } from '../components/CallToActionBand.tsx';
import { Checklist } from '../components/Checklist.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { ServiceSection } from '../components/ServiceSection.tsx';
import { SERVICES } from '../content/services.ts';

/** Our Capabilities: four sections and the maintenance checklist (specification, section 2). */
export default function ServicesPage() {
  const { head, sections, callToAction } = SERVICES;
  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero head={head} />
      {sections.map((section, index) => (
        <ServiceSection key={section.id} section={section} index={index} />
      ))}
      <Checklist />
      <CallToActionBand action={callToAction} />
    </PageMeta>
  );
}
