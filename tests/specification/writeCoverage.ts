import { writeFileSync } from 'node:fs';
import { collectTests } from './collectedTests.ts';
import { coverageDocument } from './coverageDocument.ts';

const page = new URL('../../docs/specification-coverage.md', import.meta.url);
writeFileSync(page, coverageDocument(await collectTests()));
