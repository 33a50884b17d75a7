import { expect, it } from 'vitest';
import { clauses } from '../specification/clauses.ts';

it('throws if the page has no root element', clauses('S8-8'), async () => {
  document.body.innerHTML = '';
  await expect(import('../../src/main.tsx')).rejects.toThrow(
    'Could not find root element to mount to',
  );
});
