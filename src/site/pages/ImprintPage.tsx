import { IMPRINT } from '../../company/site/imprint.ts';
import { Headquarters } from '../components/Headquarters.tsx';
import { SitePage } from '../components/SitePage.tsx';
import { Facts } from '../components/lists.tsx';
import { LegalPart } from '../components/sections.tsx';

/** The company as it is registered, and its address. */
export default function ImprintPage() {
  const { head, company, entries, contact } = IMPRINT;
  return (
    <SitePage head={head}>
      <div className="page-width section">
        <LegalPart heading={company}>
          <Facts facts={entries} className="max-w-[46rem]" />
        </LegalPart>
        <LegalPart heading={contact}>
          <Headquarters />
        </LegalPart>
      </div>
    </SitePage>
  );
}
