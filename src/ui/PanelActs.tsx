import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { lookOf } from './Button.tsx';

/** The line of acts below the title of a record's panel: first those of its kind, then those of every record. */
type Line = { readonly own: HTMLElement | null; readonly every: HTMLElement | null };

/** That of the panel around; null outside of one. */
export const PanelActsContext = createContext<Line | null>(null);

type PanelActsProps = {
  /** Whether every kind of record has them. */
  readonly isEvery?: boolean;
  readonly children: ReactNode;
};

/** What can be done with the record of a panel, in the line below its title; nothing outside of one. */
export function PanelActs({ isEvery = false, children }: PanelActsProps) {
  const line = use(PanelActsContext);
  const place = line?.[isEvery ? 'every' : 'own'];
  return place && createPortal(children, place);
}

/** The look of an act. The first of its kind is filled by where it stands. */
export const ACT = lookOf('plain', true, 'px-2.5! text-[0.8125rem]! gap-1.5!');
