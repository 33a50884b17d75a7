import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LinkProps } from 'react-router-dom';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

type StepSectionProps = { readonly title?: string; readonly children: ReactNode };

/** A list of links below the form of a record. */
export function StepSection({ title = 'Next steps', children }: StepSectionProps) {
  return (
    <Section title={title}>
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
