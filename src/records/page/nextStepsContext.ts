import { createContext, type ReactNode } from 'react';
import type { RecordHeadProps } from '../form/RecordHead.tsx';
import type { Entity, RecordOf } from '../model/entity.ts';

/** A record that may have next steps. */
export type NextStepsProps = { readonly entity: Entity; readonly record: RecordOf<Entity> };

type NextSteps = {
  readonly steps: (props: NextStepsProps) => ReactNode;
  readonly headline: (props: NextStepsProps) => RecordHeadProps['headline'];
};

/** What shows, in the form of a record, how it stands and what can follow from it. The desk provides it, which knows all rooms. */
export const NextStepsContext = createContext<NextSteps | null>(null);
