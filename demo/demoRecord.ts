import type { Texts } from '../src/model/draft.ts';
import type { Entity } from '../src/model/entity.ts';
import type { Photo } from '../src/model/visitPhotos.ts';
import type { ParameterName } from '../src/company/water.ts';

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
