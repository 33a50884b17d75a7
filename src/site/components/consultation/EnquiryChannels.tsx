import { CONSULTATION_FORM } from '../../content/consultationForm.ts';
import { ExternalLink } from '../ExternalLink.tsx';
import { CopyText } from './CopyText.tsx';
import { enquiryText, type Enquiry } from './enquiry.ts';
import { enquiryLinks } from './enquiryLinks.ts';

const BUTTON =
  'inline-flex min-h-12 items-center justify-center rounded-xs border border-abyss px-6 font-semibold transition-colors print:hidden';

type EnquiryChannelsProps = {
  readonly enquiry: Enquiry;
  /** Whether the first of them is what to do next. */
  readonly isNextStep?: boolean;
  /** Called when the visitor has chosen one. */
  readonly onChoose?: () => void;
};

/** The ways in which the visitor can send an enquiry: by WhatsApp or e-mail, with the words typed in, or as a copy. */
export function EnquiryChannels(props: EnquiryChannelsProps) {
  const { enquiry, isNextStep = false, onChoose } = props;
  const { thanks } = CONSULTATION_FORM;
  const { whatsApp, mail } = enquiryLinks(enquiry);
  const plain = `${BUTTON} hover:bg-abyss hover:text-pearl`;
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-3 max-sm:flex-col">
        <ExternalLink
          href={whatsApp.href}
          onClick={onChoose}
          className={isNextStep ? `${BUTTON} bg-abyss text-pearl hover:bg-tide` : plain}
        >
          {thanks.message}
        </ExternalLink>
        <a href={mail.href} onClick={onChoose} className={plain}>
          {thanks.write}
        </a>
        <CopyText text={enquiryText(enquiry)} labels={thanks} className={plain} onCopy={onChoose} />
      </div>
      {(whatsApp.isShortened || mail.isShortened) && (
        <p className="mt-3 max-w-[58ch] text-[0.9375rem] text-slate">{thanks.tooLong}</p>
      )}
    </>
  );
}
