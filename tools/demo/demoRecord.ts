import { HOURS_AHEAD_OF_UTC } from '../../src/company/brand.ts';
import { DAY_MS, today } from '../../src/lib/dates.ts';
import type { Texts } from '../../src/records/model/draft.ts';
import type { Entity } from '../../src/records/model/entity.ts';
import type { Photo } from '../../src/features/visits/visitPhotos.ts';
import type { ParameterName } from '../../src/company/water.ts';

/** Loads a photo. */
export type LoadPhoto = () => Promise<Photo>;

/** A filled form and the age of its record. */
export type DemoRecord = {
  readonly entity: Entity;
  readonly daysAgo: number;
  readonly draft: Texts;
  /** What stands for its id in the links of others; by default the first text. */
  readonly name?: string;
  /** Of the last visit to an installation, which notes it: the parameters that were outside of their range. */
  readonly outside?: readonly ParameterName[];
  /** Of a visit: the photos that were taken, each of which is loaded at need. */
  readonly photos?: readonly LoadPhoto[];
};

/** Midnight at the company, some days before the day of a moment. */
export const dayBefore = (moment: Date, days: number): Date =>
  new Date(Date.parse(today(moment)) - days * DAY_MS - HOURS_AHEAD_OF_UTC * 60 * 60 * 1_000);
