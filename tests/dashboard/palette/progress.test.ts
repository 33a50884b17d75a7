import { expect, it } from 'vitest';
import { createRecordSearch } from '../../../src/dashboard/palette/recordSearch.ts';
import { deal } from '../../../src/domain/deal.ts';

it('a progress on screen stays as it was when more records arrive', () => {
  const search = createRecordSearch([deal]);
  const shown = search.progress.get();
  search.update(deal, 'live', []);
  expect(shown.statuses.get(deal)).toBe('loading');
  expect(search.progress.get().statuses.get(deal)).toBe('live');
});
