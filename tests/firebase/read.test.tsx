import { expect, it, vi } from 'vitest';
import { read } from '../../src/firebase/database.ts';
import { watchRange } from '../../src/firebase/queries.ts';
import { signInAs } from '../support/app.tsx';
import { seed } from '../support/backend.ts';

it('reads what is stored below a list of which a query finds nothing', async () => {
  await signInAs('Layla');
  await seed('inventory/items/i1', { name: 'Clownfish', stock: 40 });
  const onChange = vi.fn<(found: readonly string[]) => void>();
  const stop = watchRange(
    'inventory/items',
    { child: 'stock', to: 5 },
    (key) => key,
    onChange,
    () => undefined,
  );
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith([]));

  expect(await read('inventory/items/i1/stock')).toBe(40);
  expect(await read('inventory/items/i1')).toEqual({ name: 'Clownfish', stock: 40 });
  await seed('inventory/items/i1/stock', 39);
  expect(await read('inventory/items/i1')).toEqual({ name: 'Clownfish', stock: 39 });
  expect(await read('inventory/items/i1/stock')).toBe(39);
  stop();
});
