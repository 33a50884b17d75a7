import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PipelineBoard } from '../../../src/features/sales/PipelineBoard.tsx';
import { deal, STAGES, type Deal } from '../../../src/features/sales/deal.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';

/** The ids of the deals whose cards have rendered: only a card reads a title. */
let rendered: string[] = [];

const dealOf = (id: string, title: string, index: number): Deal => ({
  ...parseRecord(deal, id, { customer: 'Villa Qamar', value: 1_000 }),
  get title() {
    rendered.push(id);
    return title;
  },
  stage: STAGES[index % STAGES.length] ?? 'New Lead',
});

const DEALS = Array.from({ length: 500 }, (_, index) =>
  dealOf(`d${index}`, `Deal ${index}`, index),
);

const nothing = (): void => undefined;
const selection = { ids: new Set<string>(), rows: [], toggle: nothing, clear: nothing };
const boardOf = (deals: readonly Deal[]) => (
  <PipelineBoard
    deals={deals.toReversed()}
    hasNoNextStep={undefined}
    status="live"
    unfolded={STAGES}
    onUnfolded={nothing}
    selection={selection}
    onOpen={nothing}
    onMove={nothing}
  />
);

it('of 500 deals renders the newest cards of each stage once, and again only when their deal changes or moves', () => {
  const { rerender } = render(boardOf(DEALS));
  expect(rendered.length).toBeLessThan(DEALS.length / 2);
  expect(new Set(rendered).size).toBe(rendered.length);
  rendered = [];
  rerender(boardOf(DEALS.with(492, dealOf('d492', 'Changed', 492))));
  expect(screen.getByRole('button', { name: /Changed/ })).toBeVisible();
  expect(rendered).toEqual(['d492']);
  // Its old column shows the next card in its place.
  rerender(boardOf(DEALS.with(492, dealOf('d492', 'Deal 492', 498))));
  expect(rendered.filter((id) => id === 'd492')).toHaveLength(2);
  expect(rendered).toHaveLength(3);
});

it('counts the days of a deal on at midnight, while it stays open', () => {
  vi.useFakeTimers({
    now: Date.parse('2026-03-10T19:59:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  onTestFinished(() => void vi.useRealTimers());
  render(boardOf([{ ...parseRecord(deal, 'd', { title: 'Reef' }), creationDate: '2026-03-08' }]));
  expect(screen.getByRole('button', { name: /^Reef/ })).toHaveTextContent('2 d');
  act(() => void vi.advanceTimersByTime(120_000));
  expect(screen.getByRole('button', { name: /^Reef/ })).toHaveTextContent('3 d');
});
