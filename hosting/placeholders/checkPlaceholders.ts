import type { Plugin } from 'vite';
import { BuildError } from '../buildError.ts';
import { isHostedBuild } from '../settings.ts';
import { findPlaceholders, type Placeholder } from './findPlaceholders.ts';

/** The value of the variable PLACEHOLDERS by which somebody says that they publish what is invented. */
export const ACCEPTED = 'accepted';

/**
 * Names everything that is still invented: at the end of a build for staging, and of one whose PLACEHOLDERS are accepted.
 * Any other build for hosted Firebase is one that customers would see, and fails with that list before it begins.
 */
export function checkPlaceholders(): Plugin {
  return {
    name: 'check-placeholders',
    apply: isHostedBuild,
    configResolved({ root, mode }) {
      if (mode === 'staging' || process.env['PLACEHOLDERS'] === ACCEPTED) return;
      const placeholders = findPlaceholders(root);
      if (placeholders.length > 0) throw new BuildError(refusal(placeholders, mode));
    },
    closeBundle() {
      const placeholders = findPlaceholders(this.environment.config.root);
      if (placeholders.length > 0) {
        this.environment.logger.warn(placeholderReport(placeholders));
      }
    },
  };
}

const refusal = (placeholders: readonly Placeholder[], mode: string): string =>
  [
    placeholderReport(placeholders),
    '',
    'Customers would take these for true, such as the tax number and the reviews. Replace each and remove its @placeholder, or',
    `build for staging: npm run build -- --mode staging. To publish them all the same (${mode}), set PLACEHOLDERS=${ACCEPTED}.`,
  ].join('\n');

/** The list as the terminal shows it. */
export function placeholderReport(placeholders: readonly Placeholder[]): string {
  const width = Math.max(...placeholders.map(({ file }) => file.length));
  return [
    `\n${placeholders.length} parts of this site are still invented; docs/deploy.md says how to replace them:`,
    ...placeholders.map(({ file, what }) => `  ${file.padEnd(width)}  ${what}`),
  ].join('\n');
}
