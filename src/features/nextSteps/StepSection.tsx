import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LinkProps } from 'react-router-dom';
import { orUntitled } from '../../lib/words.ts';
import { createAddress } from '../../records/page/address/addresses.ts';
import { Act, PanelActs } from '../../ui/PanelActs.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { NextStep } from './nextSteps.ts';

/** What can follow a record, as acts: the first of each kind, since the others come later. */
export const StepActs = ({ steps }: { readonly steps: readonly NextStep[] }) => (
  <PanelActs>
    {steps
      .filter((step) => step === steps.find(({ entity }) => entity === step.entity))
      .map(({ label, entity, texts }) => (
        <Act
          key={label}
          to={createAddress(entity, texts)}
          label={label.replace(/:.*/u, '')}
          name={label}
          isCommand
        />
      ))}
  </PanelActs>
);

type StepSectionProps = {
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A list of links about a record. */
export function StepSection({ title = 'Next steps', actions, children }: StepSectionProps) {
  return (
    <Section title={title} actions={actions}>
      <ul className="mt-2 grid gap-x-6 gap-y-1 text-[0.8125rem]">{children}</ul>
    </Section>
  );
}

type StepLinkProps = LinkProps & { readonly 'data-command'?: string };

/** A link to what follows from a record. */
export function StepLink({ children, ...link }: StepLinkProps) {
  return (
    <TextLink {...link} className="min-h-8 gap-1.5 font-medium">
      <span>{children}</span>
      <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 rtl:-scale-x-100" />
    </TextLink>
  );
}

type StepLinksProps = {
  readonly title?: string;
  /** Each with what it leads to, and the name of that where it has one. */
  readonly links: readonly (Pick<LinkProps, 'state'> & Target)[];
};

type Target = { readonly to: string; readonly text: string; readonly name?: string };

/** Links to the records that this one has come from, or led to; nothing where there are none. */
export const StepLinks = ({ links, ...section }: StepLinksProps) =>
  links.length > 0 && (
    <StepSection {...section}>
      {links.map(({ text, name, ...link }) => (
        <li key={link.to}>
          <StepLink {...link}>
            {text} {name !== undefined && <bdi>{orUntitled(name)}</bdi>}
          </StepLink>
        </li>
      ))}
    </StepSection>
  );
