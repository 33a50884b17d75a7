import type { Plugin } from 'vite';
import { isHostedBuild } from '../settings.ts';
import { findPlaceholders, type Placeholder } from './findPlaceholders.ts';

/** Names everything that is still invented at the end of each build for hosted Firebase. */
export function listPlaceholders(): Plugin {
  return {
    name: 'list-placeholders',
    apply: isHostedBuild,
    closeBundle() {
      const placeholders = findPlaceholders(this.environment.config.root);
      if (placeholders.length > 0) {
        this.environment.logger.warn(placeholderReport(placeholders));
      }
    },
  };
}

/** The list as the terminal shows it. */
export function placeholderReport(placeholders: readonly Placeholder[]): string {
  const width = Math.max(...placeholders.map(({ file }) => file.length));
  return [
    `\n${placeholders.length} parts of this site are still invented; docs/deploy.md says how to replace them:`,
    ...placeholders.map(({ file, what }) => `  ${file.padEnd(width)}  ${what}`),
  ].join('\n');
}
