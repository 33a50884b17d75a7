import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PipelineBoard } from '../../src/dashboard/components/PipelineBoard.tsx';
import { STAGES, type Deal } from '../../src/domain/deal.ts';

/** The deals whose cards have been drawn since the last look: nothing but a card reads a title. */
let drawn: string[] = [];

const dealOf = (id: string, title: string, place: number): Deal => ({
  id,
  get title() {
    drawn.push(id);
    return title;
  },
  customer: 'Villa Qamar',
  value: 1_000,
  stage: STAGES[place % STAGES.length] ?? 'New Lead',
  creationDate: '2026-01-01',
});

const DEALS = Array.from({ length: 500 }, (_, place) =>
  dealOf(`d${place}`, `Deal ${place}`, place),
);

const open = (): void => undefined;
const boardOf = (deals: readonly Deal[]) => (
  <PipelineBoard deals={deals} status="live" onOpen={open} />
);

afterEach(() => {
  cleanup();
  drawn = [];
});

describe('a board of 500 deals', () => {
  it('draws each card once', () => {
    render(boardOf(DEALS));
    expect(drawn).toHaveLength(500);
  });

  it('draws the card of the deal that changes again, and no other', () => {
    const { rerender } = render(boardOf(DEALS));
    drawn = [];
    rerender(boardOf(DEALS.with(7, dealOf('d7', 'Changed', 7))));
    expect(screen.getByRole('button', { name: /Changed/ })).toBeVisible();
    expect(drawn).toEqual(['d7']);
  });

  it('draws only the card that moves to another stage', () => {
    const { rerender } = render(boardOf(DEALS));
    drawn = [];
    rerender(boardOf(DEALS.with(7, dealOf('d7', 'Deal 7', 8))));
    expect(drawn).toEqual(['d7']);
  });

  it('needs at most four elements a card', () => {
    const { container } = render(boardOf(DEALS));
    expect(container.querySelectorAll('li, li *')).toHaveLength(4 * DEALS.length);
  });
});
