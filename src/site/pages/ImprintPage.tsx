import { Facts } from '../components/Facts.tsx';
import { Headquarters } from '../components/Headquarters.tsx';
import { LegalPart } from '../components/LegalPart.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { IMPRINT } from '../../company/site/imprint.ts';

/** The company as it is registered, and its address. */
export default function ImprintPage() {
  const { head, company, entries, contact } = IMPRINT;
  return (
    <PageMeta title={head.title} description={head.description}>
      <PageHero head={head} />
      <div className="page-width section">
        <LegalPart heading={company}>
          <Facts facts={entries} className="max-w-[46rem]" />
        </LegalPart>
        <LegalPart heading={contact}>
          <Headquarters />
        </LegalPart>
      </div>
    </PageMeta>
  );
}
