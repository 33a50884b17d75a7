import { expect, it } from 'vitest';
import { createRecordSearch } from '../../../src/features/palette/recordSearch.ts';
import { deal } from '../../../src/features/sales/deal.entity.ts';

it('a progress on screen stays as it was when more records arrive', () => {
  const search = createRecordSearch([deal]);
  const shown = search.progress.get();
  search.update(deal, 'live', []);
  expect(shown.statuses.get(deal)).toBe('loading');
  expect(search.progress.get().statuses.get(deal)).toBe('live');
});
