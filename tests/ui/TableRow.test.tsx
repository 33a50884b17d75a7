import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Columns } from '../../src/ui/table/column.ts';
import { Table } from '../../src/ui/table/Table.tsx';

type Tank = { readonly id: string; readonly name: string; readonly litres: number };

/** The tanks whose rows have been drawn, and whose litres have been compared, since the last look. */
let drawn: string[] = [];
let compared: string[] = [];

const COLUMNS: Columns<Tank> = [
  {
    heading: 'Name',
    searchable: true,
    value: ({ name }) => name,
    cell: ({ id, name }) => {
      drawn.push(id);
      return name;
    },
  },
  {
    heading: 'Litres',
    value: ({ id, litres }) => {
      compared.push(id);
      return litres;
    },
    cell: ({ litres }) => `${litres} l`,
  },
];

const TANKS: readonly Tank[] = Array.from({ length: 2_000 }, (_, place) => ({
  id: `t${place}`,
  name: `Tank ${place}`,
  litres: place,
}));

const tableOf = (rows: readonly Tank[]) => (
  <Table label="Tanks" columns={COLUMNS} rows={rows} status="live" empty="" onOpen={open} />
);
const open = (): void => undefined;

afterEach(() => {
  cleanup();
  drawn = [];
  compared = [];
});

describe('among two thousand rows', () => {
  it('re-renders only the row that changes', async () => {
    const { rerender } = render(tableOf(TANKS));
    await screen.findByRole('button', { name: 'Tank 1999' });
    drawn = [];
    rerender(tableOf(TANKS.with(1_998, { id: 't1998', name: 'Changed', litres: 1 })));
    await screen.findByRole('button', { name: 'Changed' });
    expect(drawn).toEqual(['t1998']);
  });

  it('re-renders no row when one out of view changes', async () => {
    const { rerender } = render(tableOf(TANKS));
    await screen.findByRole('button', { name: 'Tank 1999' });
    drawn = [];
    rerender(tableOf(TANKS.with(5, { id: 't5', name: 'Changed', litres: 1 })));
    expect(drawn).toEqual([]);
  });

  it('does not sort again for a search', async () => {
    render(tableOf(TANKS));
    fireEvent.click(screen.getByRole('button', { name: 'Litres' }));
    await screen.findByRole('button', { name: 'Tank 0' });
    expect(compared).toHaveLength(TANKS.length);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tank 1234' } });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 of 2,000'));
    expect(compared).toHaveLength(TANKS.length);
  });
});
