import { createContext, type ReactNode } from 'react';
import type { Entity, RecordOf } from '../model/entity.ts';

/** A record that may have next steps. */
export type NextStepsProps = { readonly entity: Entity; readonly record: RecordOf<Entity> };

/** What shows, below the form of a record, what can follow from it. The desk provides it, which knows all rooms. */
export const NextStepsContext = createContext<((props: NextStepsProps) => ReactNode) | null>(null);
