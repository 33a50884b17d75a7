import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EXPERIENCE } from '../../src/company/site/experience.ts';
import { textsOf, visit } from './visit.tsx';
import { clauses } from '../specification/clauses.ts';

const DURATIONS = [
  '1–2 weeks',
  '4–8 weeks',
  '10–16 weeks',
  '3–6 weeks, then 4–8 weeks of maturation',
  '3–6 months of stocking, then years',
];

/** A share of the axis of 72 weeks. */
const weeks = (share: string): number => Math.round(Number.parseFloat(share) * 0.72);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('The Experience', () => {
  it(
    'is a timeline of five steps, each with a duration, the tasks of both sides and a result',
    clauses('S2.4-24'),
    async () => {
      const { main } = await visit('/experience');
      const timeline = within(main).getByRole('list');
      expect(timeline.tagName).toBe('OL');
      const steps = within(timeline).getAllByRole('listitem');
      expect(steps).toHaveLength(5);
      for (const [index, step] of steps.entries()) {
        const content = EXPERIENCE.steps[index];
        const { title = '', you, we, result } = content ?? {};
        expect(within(step).getByRole('heading', { level: 2, name: title })).toBeVisible();
        expect(within(step).getByText(DURATIONS[index] ?? '')).toHaveTextContent(
          `Typical duration: ${DURATIONS[index]}`,
        );
        expect(textsOf(step, 'dt')).toEqual(['What you do', 'What we do', 'What you hold']);
        expect(textsOf(step, 'dd')).toEqual([you, we, result]);
        expect(within(step).getByRole('img')).toHaveAccessibleName(content?.illustration.alt ?? '');
      }
    },
  );

  it('shows every step with a picture of its own', () => {
    const pictures = EXPERIENCE.steps.map(({ illustration }) => illustration.picture);
    expect(new Set(pictures).size).toBe(5);
  });

  it('draws every result as a sheet of its own, and its programme with a table of the weeks', async () => {
    const { main } = await visit('/experience');
    const sheets = [...main.querySelectorAll('.paper')];
    const lines = sheets.map((sheet) =>
      [...sheet.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(' '),
    );
    expect(new Set(lines).size).toBe(5);
    for (const [index, { sheet }] of EXPERIENCE.steps.entries()) {
      expect(textsOf(sheets[index] ?? main, 'text')).toContain(sheet);
    }
    const programme = screen.getByRole('table', { name: 'The programme in weeks' });
    const rows = [...programme.querySelectorAll('tbody tr')];
    expect(rows.map((row) => textsOf(row, 'th, td'))).toEqual([
      ['Listen and survey', 'Week 0 to week 1', 'Until week 2'],
      ['Concept and design', 'Week 1 to week 5', 'Until week 10'],
      ['Engineering and fabrication', 'Week 5 to week 15', 'Until week 26'],
      ['Installation and commissioning', 'Week 15 to week 22', 'Until week 40'],
      ['Introduction and lifelong care', 'Week 22 to week 35', 'Until week 66'],
    ]);
    // Number and name of each step before its bar, and the weeks of its start and latest finish beside it.
    const drawn = [...main.querySelectorAll('.gantt-row')];
    expect(drawn.map((row) => textsOf(row, '.gantt-label > span, .gantt-week'))).toEqual([
      ['1', 'Listen and survey', '0', '2'],
      ['2', 'Concept and design', '1', '10'],
      ['3', 'Engineering and fabrication', '5', '26'],
      ['4', 'Installation and commissioning', '15', '40'],
      ['5', 'Introduction and lifelong care', '22', '66'],
    ]);
    const bars = drawn.map((row) =>
      [...row.querySelectorAll<SVGElement>('svg')]
        .map(({ style }) => `${weeks(style.insetInlineStart)} ${weeks(style.inlineSize)}`)
        .join(', '),
    );
    // On the axis of 72 weeks, start and length: first the hatched rest until the latest finish, then the phases.
    expect(bars).toEqual([
      '1 1, 0 1',
      '5 5, 1 4',
      '15 11, 5 10',
      '22 18, 15 3, 18 4',
      '35 31, 22 13',
    ]);
    expect(textsOf(main, '.gantt-legend > span')).toEqual([
      'Shortest time',
      'Longest time',
      'Maturation',
    ]);
  });

  it('marks in the drawing the step that crosses the middle of the window', async () => {
    const observers: { readonly notify: IntersectionObserverCallback; readonly margin: string }[] =
      [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(notify: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          observers.push({ notify, margin: options?.rootMargin ?? '' });
        }
        observe() {}
        disconnect() {}
      },
    );
    const { main } = await visit('/experience');
    const steps = [...main.querySelectorAll('.programme-step')];
    const crossing = observers.findLast(({ margin }) => margin === '-50% 0px');
    const cross = (index: number, isIntersecting: boolean) =>
      act(() =>
        crossing?.notify(
          [{ target: steps[index], isIntersecting } as unknown as IntersectionObserverEntry],
          {} as IntersectionObserver,
        ),
      );
    const marked = () =>
      [...main.querySelectorAll('.gantt-row')].map((row) => row.hasAttribute('data-current'));
    expect(marked()).toEqual([false, false, false, false, false]);
    cross(1, true);
    expect(marked()).toEqual([false, true, false, false, false]);
    cross(2, true);
    cross(1, false);
    expect(marked()).toEqual([false, false, true, false, false]);
    cross(2, false);
    expect(marked()).toEqual([false, false, false, false, false]);
  });
});
