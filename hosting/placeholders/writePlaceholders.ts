import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GUIDE, guideWith } from './deployGuide.ts';
import { findPlaceholders } from './findPlaceholders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
writeFileSync(GUIDE, guideWith(findPlaceholders(root)));
