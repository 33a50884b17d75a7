import { PRIVACY } from '../../company/site/privacy.ts';
import { SitePage } from '../components/SitePage.tsx';
import { LegalPart } from '../components/sections.tsx';

/** The privacy notice. */
export default function PrivacyPage() {
  const { head, passages } = PRIVACY;
  const settings = {
    areStored: import.meta.env.VITE_ENQUIRIES === 'on',
    hasAppCheck: Boolean(import.meta.env.VITE_FIREBASE_APPCHECK_KEY),
  };
  return (
    <SitePage head={head}>
      <div className="page-width section">
        {passages(settings).map(({ heading, paragraphs }) => (
          <LegalPart key={heading} heading={heading}>
            <div className="grid max-w-[64ch] gap-4 wrap-anywhere">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </LegalPart>
        ))}
      </div>
    </SitePage>
  );
}
