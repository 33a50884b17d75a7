import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Columns } from '../../../src/ui/table/column.ts';
import { OwnViewTable } from '../../support/OwnViewTable.tsx';

type Tank = { readonly id: string; readonly name: string; readonly liters: number };

/** The ids of the tanks whose rows have rendered, and of those whose liters have been read. */
let rendered: string[] = [];
let compared: string[] = [];

const COLUMNS: Columns<Tank> = [
  {
    key: 'name',
    heading: 'Name',
    searchable: true,
    value: ({ name }) => name,
    cell: ({ id, name }) => {
      rendered.push(id);
      return name;
    },
  },
  {
    key: 'liters',
    heading: 'Liters',
    value: ({ id, liters }) => {
      compared.push(id);
      return liters;
    },
    cell: ({ liters }) => `${liters} l`,
  },
];

const TANKS: readonly Tank[] = Array.from({ length: 2_000 }, (_, index) => ({
  id: `t${index}`,
  name: `Tank ${index}`,
  liters: index,
}));

const tableOf = (rows: readonly Tank[]) => (
  <OwnViewTable label="Tanks" columns={COLUMNS} rows={rows} status="live" empty="" onOpen={open} />
);
const open = (): void => undefined;

beforeEach(() => {
  rendered = [];
  compared = [];
});

describe('among two thousand rows', () => {
  it('re-renders only the row that changes, and none when one out of view changes', async () => {
    const { rerender } = render(tableOf(TANKS));
    await screen.findByRole('button', { name: 'Tank 1999' });
    rendered = [];
    const changed = TANKS.with(1_998, { id: 't1998', name: 'Changed', liters: 1 });
    rerender(tableOf(changed));
    await screen.findByRole('button', { name: 'Changed' });
    rerender(tableOf(changed.with(5, { id: 't5', name: 'Changed', liters: 1 })));
    expect(rendered).toEqual(['t1998']);
  });

  it('does not sort again for a search', async () => {
    render(tableOf(TANKS));
    fireEvent.click(screen.getByRole('button', { name: 'Liters' }));
    await screen.findByRole('button', { name: 'Tank 0' });
    expect(compared).toHaveLength(TANKS.length);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tank 1234' } });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 of 2,000'));
    expect(compared).toHaveLength(TANKS.length);
  });
});
