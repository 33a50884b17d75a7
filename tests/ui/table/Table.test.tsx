import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MoreMenu } from '../../../src/ui/MoreMenu.tsx';
import type { Column, Columns } from '../../../src/ui/table/column.ts';
import type { SubscriptionStatus } from '../../../src/lib/subscriptionStatus.ts';
import { cellsOf } from '../../support/app.tsx';
import { OwnViewTable } from '../../support/OwnViewTable.tsx';
import { clauses } from '../../specification/clauses.ts';

type Fish = {
  readonly id: string;
  readonly name: string;
  readonly born: string;
  readonly size: number;
};

const COLUMNS: Columns<Fish> = [
  { key: 'name', heading: 'Name', value: ({ name }) => name },
  { key: 'born', heading: 'Born', value: ({ born }) => born, cell: ({ born }) => `born ${born}` },
  {
    key: 'size',
    heading: 'Size',
    value: ({ size }) => size,
    cell: ({ size }) => `${size} cm`,
    numeric: true,
  },
];

const FISH: readonly Fish[] = [
  { id: 'a', name: 'zebra tang', born: '2026-03-01', size: 9 },
  { id: 'b', name: 'Émile', born: '', size: 10 },
  { id: 'c', name: 'angel', born: '2025-12-31', size: -1 },
  { id: 'd', name: '', born: '2026-01-15', size: 100 },
  { id: 'e', name: 'سمكة أحمد', born: '2026-01-16', size: 2.5 },
];

function show(
  rows: readonly Fish[],
  status: SubscriptionStatus = 'live',
  onOpen = vi.fn<(fish: Fish) => void>(),
) {
  render(
    <OwnViewTable
      label="Fish"
      columns={COLUMNS}
      rows={rows}
      status={status}
      empty="No fish yet. Start with New Fish."
      onOpen={onOpen}
    />,
  );
  return { onOpen, user: userEvent.setup() };
}

const foot = () => screen.queryAllByRole('rowgroup')[2]?.textContent;

const names = () =>
  cellsOf(screen.getByRole('table', { name: 'Fish' }))
    .slice(1)
    .map(([name]) => name);

const sortings = () =>
  screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));

function sortBy(heading: string): void {
  fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: heading }));
}

async function search(query: string): Promise<void> {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } });
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(query));
}

describe('a table of which only the newest rows are there', () => {
  it('says so instead of counting them, also for a search', async () => {
    show(FISH, 'partial');
    expect(screen.getByRole('status')).toHaveTextContent('The newest 5, loading the others…');
    await search('a');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        '2 of the newest 5, loading the others…',
      ),
    );
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  });

  it('does not say that nothing matches', async () => {
    show(FISH, 'partial');
    await search('shark');
    expect(await screen.findByText(/^So far, nothing matches/)).toBeVisible();
  });
});

describe('a table', () => {
  it('shows the newest first', () => {
    show(FISH);
    expect(cellsOf(screen.getByRole('table'))).toEqual([
      ['Name', 'Born', 'Size'],
      ['سمكة أحمد', 'born 2026-01-16', '2.5 cm'],
      ['Untitled', 'born 2026-01-15', '100 cm'],
      ['angel', 'born 2025-12-31', '-1 cm'],
      ['Émile', 'born ', '10 cm'],
      ['zebra tang', 'born 2026-03-01', '9 cm'],
    ]);
    expect(sortings()).toEqual(['none', 'none', 'none']);
  });

  it('sorts by a column: ascending, descending, then newest first', () => {
    show(FISH);
    const asBefore = names();
    sortBy('Name');
    expect(names()).toEqual(['angel', 'Émile', 'zebra tang', 'سمكة أحمد', 'Untitled']);
    expect(sortings()).toEqual(['ascending', 'none', 'none']);
    sortBy('Name');
    expect(names()).toEqual(['سمكة أحمد', 'zebra tang', 'Émile', 'angel', 'Untitled']);
    expect(sortings()).toEqual(['descending', 'none', 'none']);
    sortBy('Name');
    expect(names()).toEqual(asBefore);
    sortBy('Name');
    sortBy('Size');
    expect(names()[0]).toBe('angel');
    expect(sortings()).toEqual(['none', 'none', 'ascending']);
  });

  it('shows the number of rows and of those found, and the query if nothing matches', async () => {
    show(FISH);
    const box = screen.getByRole('searchbox', { name: 'Search fish' });
    expect(box).toHaveAccessibleDescription('5 total');
    await search('ang');
    await waitFor(() => expect(box).toHaveAccessibleDescription('2 of 5'));
    expect(screen.getByRole('status')).toHaveTextContent('2 of 5');
    await search(' ');
    await waitFor(() => expect(box).toHaveAccessibleDescription('5 total'));
    await search(' shark ');
    const message = await screen.findByText(/^Nothing matches/);
    expect(message).toHaveTextContent('Nothing matches “shark”.');
    expect(screen.getByRole('status')).toHaveTextContent('0 of 5');
  });

  it('searches and sorts at the same time', async () => {
    show(FISH);
    sortBy('Size');
    await search('2026-01');
    await waitFor(() => expect(names()).toEqual(['سمكة أحمد', 'Untitled']));
    sortBy('Size');
    expect(names()).toEqual(['Untitled', 'سمكة أحمد']);
  });

  it('has a message for empty, loading and failed lists', () => {
    show([]);
    expect(screen.getByText('No fish yet. Start with New Fish.')).toBeVisible();
    cleanup();

    show([], 'loading');
    expect(screen.getByRole('status')).toHaveTextContent('Loading fish');
    expect(screen.queryByText(/No fish yet/)).toBeNull();
    cleanup();

    show([], 'failed');
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(/^Fish could not be loaded\./)).toBeVisible();
    fireEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('opens a row on a click anywhere and focuses its button', clauses('S2.8-7'), async () => {
    const { onOpen, user } = show(FISH);
    await user.click(screen.getByText('-1 cm'));
    expect(onOpen.mock.calls).toEqual([[FISH[2]]]);
    expect(screen.getByRole('button', { name: 'angel' })).toHaveFocus();
  });

  it('opens a row by keyboard through the button in its first cell', async () => {
    const { onOpen, user } = show(FISH);
    screen.getByRole('button', { name: 'Untitled' }).focus();
    await user.keyboard('{Enter}');
    expect(onOpen.mock.calls).toEqual([[FISH[3]]]);
  });

  it('does not open a row while its text is being selected, but by its button in any case', () => {
    const { onOpen } = show(FISH);
    const text = screen.getByText('-1 cm');
    window.getSelection()?.selectAllChildren(text);
    fireEvent.click(text);
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('100 cm'));
    fireEvent.click(screen.getByRole('button', { name: 'angel' }));
    expect(onOpen.mock.calls).toEqual([[FISH[3]], [FISH[2]]]);
    window.getSelection()?.removeAllRanges();
    fireEvent.click(text);
    expect(onOpen).toHaveBeenCalledTimes(3);
  });
});

describe('a table of ten thousand rows', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: `f${index}`,
    name: `Fish ${index}`,
    born: '',
    size: index,
  }));

  it('renders only the rows in view, with their row index', async () => {
    show(many);
    const newest = await screen.findByRole('button', { name: 'Fish 9999' });
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.length).toBeLessThan(60);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    expect(newest.closest('tr')).toHaveAttribute('aria-rowindex', '2');
    expect(screen.getByRole('status')).toHaveTextContent('10,000 total');
    await search('fish 77 7700');
    await waitFor(() => expect(names()).toEqual(['Fish 7700']));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2');
  });

  it('prints all rows that are found, in plain text under their headings, and none of them afterwards', async () => {
    show(many);
    const onScreen = await screen.findByRole('table', { name: 'Fish' });
    await search('fish 77');
    await waitFor(() => expect(onScreen).toHaveAttribute('aria-rowcount', '281'));
    const focused = screen.getByRole('button', { name: 'Fish 9977' });
    focused.focus();
    fireEvent(window, new Event('beforeprint'));
    const [, printed] = [...document.querySelectorAll('table')];
    const rows = [...(printed?.rows ?? [])].map((row) =>
      [...row.cells].map(({ textContent }) => textContent),
    );
    expect(rows).toHaveLength(281);
    expect(rows[0]).toEqual(['Name', 'Born', 'Size']);
    expect(rows[1]).toEqual(['Fish 9977', '', '9977']);
    expect(rows.at(-1)).toEqual(['Fish 77', '', '77']);
    expect(printed?.querySelector('button')).toBeNull();
    expect(onScreen.className).toMatch(/print:hidden/);

    fireEvent(window, new Event('afterprint'));
    expect(document.querySelectorAll('table')).toHaveLength(1);
    expect(onScreen.className).not.toMatch(/print:hidden/);
    expect(focused).toHaveFocus();
  });
});

function showWeighed(status: SubscriptionStatus = 'live'): void {
  const [name, born, size] = COLUMNS as unknown as readonly Column<Fish>[];
  const total = (rows: readonly Fish[]) => `${rows.reduce((all, fish) => all + fish.size, 0)} cm`;
  render(
    <OwnViewTable
      label="Fish"
      columns={[name, born, { ...size, total }] as Columns<Fish>}
      rows={FISH}
      status={status}
      empty=""
      onOpen={vi.fn<() => void>()}
      onStatus={vi.fn<() => void>()}
    />,
  );
}

describe('the foot of a table', () => {
  it('adds up the rows that the search finds, and those of them that are selected', async () => {
    showWeighed();
    expect(foot()).toBe('Total120.5 cm');
    await search('2026');
    await waitFor(() => expect(foot()).toBe('Total111.5 cm'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select zebra tang' }));
    expect(foot()).toBe('Total of selected9 cm');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Untitled' }));
    expect(foot()).toBe('Total of selected109 cm');
  });

  it('waits until all rows are there', () => {
    showWeighed('partial');
    expect(foot()).toBeUndefined();
  });
});

it('keeps its open menu when the rows arrive', () => {
  const { rerender } = render(<WithMenu rows={[]} />);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  rerender(<WithMenu rows={FISH} />);
  expect(screen.getByRole('menuitem', { name: 'Feed' })).toBeVisible();
});

const menu = () => <MoreMenu label="More" items={[{ label: 'Feed', onSelect: () => undefined }]} />;

const WithMenu = ({ rows }: { readonly rows: readonly Fish[] }) => (
  <OwnViewTable
    label="Fish"
    columns={COLUMNS}
    rows={rows}
    status="live"
    empty=""
    onOpen={vi.fn<() => void>()}
    tools={menu}
  />
);
