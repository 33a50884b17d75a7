import { fireEvent, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BEHIND_THE_WALL } from '../../src/company/site/behindTheWall.ts';
import { ELEVATIONS } from '../../src/company/projectMeasures.ts';
import { BehindTheWall } from '../../src/site/components/BehindTheWall.tsx';
import { linksOf, renderPart, sectionOf, textsOf } from './visit.tsx';

afterEach(() => vi.restoreAllMocks());

/** The section, its stage with both pictures, and the range input that moves its line. */
async function openStage() {
  const opened = renderPart(<BehindTheWall />);
  await expect.poll(() => document.querySelector('picture:empty')).toBeNull();
  const section = sectionOf(BEHIND_THE_WALL.heading);
  const range = within(section).getByRole<HTMLInputElement>('slider', { name: 'Section line' });
  const stage = section.querySelector('.behind-stage') as HTMLElement;
  // 200 px wide, 100 px from the window's left edge.
  const views = stage.firstElementChild as Element;
  vi.spyOn(views, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 125));
  const captured = new Set<number>();
  stage.setPointerCapture = (id) => void captured.add(id);
  stage.hasPointerCapture = (id) => captured.has(id);
  return { ...opened, section, range, stage, line: stage.querySelector('.behind-line') };
}

/** Where the visitor has left the line, and how far the page was scrolled then. */
const leftOf = (section: HTMLElement): string => section.style.getPropertyValue('--left');
const leftAtOf = (section: HTMLElement): string => section.style.getPropertyValue('--left-at');

describe('the section behind the wall', () => {
  it('has both pictures, the figures of the case study as a list, and a link to it', async () => {
    const { section } = await openStage();
    expect(within(section).getByRole('img', { name: BEHIND_THE_WALL.room.alt })).toBeVisible();
    const items = within(section).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '140 mm cast acrylic',
      '950 mm clear above the water',
      '36 t filled, on the foundations',
      '37 m³/h the whole volume, one and a half times an hour',
    ]);
    expect(linksOf(section)).toEqual([['Read the case study', '/portfolio/1']]);
  });

  it('has a figure on each dimension line of the drawing, also in its text alternative', async () => {
    const { stage } = await openStage();
    const drawn = stage.querySelector('.behind-drawn') as HTMLElement;
    const figures = textsOf(drawn, '.page-measures span');
    expect(figures).toEqual(['5,200', '2,200', '950']);
    for (const figure of figures)
      expect(within(drawn).getByRole('img')).toHaveAccessibleName(
        expect.stringContaining(`${figure}`),
      );
    const { width, height } = ELEVATIONS[1] ?? { width: 0, height: 0 };
    expect(figures.slice(0, 2)).toEqual(
      [width, height].map((length) => (length * 10).toLocaleString('en')),
    );
  });

  it('is drawn as far as the range input says, and says so', async () => {
    const { range, section } = await openStage();
    fireEvent.change(range, { target: { value: '40' } });
    expect(leftOf(section)).toBe('0.4');
    expect(range).toHaveAttribute('aria-valuetext', '40 percent drawn');
  });

  it('follows a mouse from where it is pressed, and not one that only passes', async () => {
    const { range, section, stage } = await openStage();
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 250 });
    expect(leftOf(section)).toBe('');
    fireEvent.pointerDown(stage, { pointerId: 1, pointerType: 'mouse', clientX: 150 });
    expect(leftOf(section)).toBe('0.25');
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 250 });
    expect(leftOf(section)).toBe('0.75');
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 900 });
    expect(leftOf(section)).toBe('1');
    expect(range).toHaveValue('100');
  });

  it.each(['on the line', 'beside it'])(
    'follows a finger %s by as much as it moves',
    async (place) => {
      const { section, stage, line } = await openStage();
      section.style.setProperty('--cut', '0.2');
      const target = place === 'on the line' ? (line as Element) : stage;
      fireEvent.pointerDown(target, { pointerId: 2, pointerType: 'touch', clientX: 150 });
      // It may be about to scroll the page.
      fireEvent.pointerMove(stage, { pointerId: 2, clientX: 147 });
      expect(section).not.toHaveAttribute('data-taken');
      fireEvent.pointerMove(stage, { pointerId: 2, clientX: 200 });
      expect(section).toHaveAttribute('data-taken');
      expect(Number(leftOf(section))).toBeCloseTo(0.45);
    },
  );

  it('is left to scrolling again, from where and when the visitor has moved it', async () => {
    const { range, section } = await openStage();
    expect(section).not.toHaveAttribute('data-taken');
    section.style.setProperty('--scrolled', '0.4');
    fireEvent.change(range, { target: { value: '30' } });
    expect([leftOf(section), leftAtOf(section)]).toEqual(['0.3', '0.4']);
    expect(section).toHaveAttribute('data-taken');
    section.style.setProperty('--scrolled', '0.6');
    fireEvent.change(range, { target: { value: '20' } });
    expect([leftOf(section), leftAtOf(section)]).toEqual(['0.2', '0.6']);
  });

  it('tells the range input where scrolling has left the line', async () => {
    const { range, section } = await openStage();
    fireEvent(document, new Event('scrollend'));
    // The animation follows the page in the next frame.
    section.style.setProperty('--cut', '0.8');
    await expect.poll(() => range.value).toBe('80');
    expect(range).toHaveAttribute('aria-valuetext', '80 percent drawn');
    section.style.setProperty('--cut', '0.2');
    fireEvent.focus(range);
    await expect.poll(() => range.value).toBe('20');
  });

  it('is drawn from the right in a right-to-left page', async () => {
    const { section, stage } = await openStage();
    stage.style.direction = 'rtl';
    fireEvent.pointerDown(stage, { pointerId: 1, pointerType: 'mouse', clientX: 150 });
    expect(leftOf(section)).toBe('0.75');
  });
});
