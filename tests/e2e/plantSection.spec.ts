import { WHY } from '../../src/company/site/why.ts';
import { WHY_ROUTE } from '../support/publicRoutes.ts';
import { expectFit } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { openSite } from './sitePage.ts';

test('the tank stands on its plant at one scale, in one row, two or three', async ({ open }) => {
  const page = await openSite(open, WHY_ROUTE, { reducedMotion: 'reduce' });
  const tank = page.getByRole('img', { name: WHY.plant.alt });
  const figure = page.locator('figure').filter({ has: tank });
  const bays = figure.locator('li > svg');
  for (const [width, height, rows] of [
    [390, 844, 3],
    [820, 1_180, 2],
    [1_440, 900, 1],
    [2_560, 1_440, 1],
  ] as const) {
    await page.setViewportSize({ width, height });
    const at = `at ${width} px`;
    const drawings = (await bays.all()).concat(tank);
    const [above, ...below] = (
      await Promise.all(
        drawings.map((drawing) =>
          drawing.evaluate((svg) => {
            const { top, right, bottom } = svg.getBoundingClientRect();
            return { top, right, bottom, scale: (svg as SVGSVGElement).getScreenCTM()?.a ?? 0 };
          }),
        ),
      )
    ).toReversed();
    expect(new Set(below.map(({ top }) => top)).size, at).toBe(rows);
    for (const { scale } of below) expect(scale, at).toBeCloseTo(above?.scale ?? 0, 2);
    // Their pipes meet at the floor, and at the end of the row.
    expect(above?.bottom, at).toBeCloseTo(Math.min(...below.map(({ top }) => top)), 0);
    expect(above?.right, at).toBeCloseTo(Math.max(...below.map(({ right }) => right)), 0);
    await expectFit(page);
    const { leaves, enters, loose } = await figure.evaluate(pipeEnds);
    // What leaves a bay enters the next at the same height, or the first one of the next row.
    expect(leaves.slice(0, -1), at).toEqual(enters.slice(1));
    // Every other end meets the tank, a machine or a pipe, but where the last bay is not below the tank, at both sides of the slab.
    expect(loose, at).toEqual(rows === 1 ? [] : ['232 -296 of bay 6', '482 -244 of the tank']);
  }
});

/**
 * Of the pipes in each bay, at which heights they leave it and enter it at its edges; and which other ends of pipes, also of
 * those above, are in the open.
 */
function pipeEnds(figure: Element) {
  /** Half of a thin pipe. */
  const REACH = 4;
  const BAY = 250;
  const shapes = [
    ...figure.querySelectorAll<SVGGeometryElement>('rect, circle, path:not(.page-floor)'),
  ].filter((shape) => shape.getClientRects().length > 0);
  // Each as two paths.
  const pipes = shapes.filter((shape) => shape.matches('g.page-plant-water > :first-child'));

  /** Whether anything but the pipe itself is about an end of it. */
  function meets(pipe: SVGGeometryElement, end: DOMPoint): boolean {
    const place = end.matrixTransform(pipe.getScreenCTM() ?? undefined);
    return shapes.some((shape) => {
      if (shape.parentElement === pipe.parentElement) return false;
      const { x, y } = place.matrixTransform(shape.getScreenCTM()?.inverse());
      return [-REACH, 0, REACH].some((across) =>
        [-REACH, 0, REACH].some((along) => {
          const near = new DOMPoint(x + across, y + along);
          return shape.isPointInFill(near) || shape.isPointInStroke(near);
        }),
      );
    });
  }

  const bays = [...figure.querySelectorAll('li > svg')];
  const all = pipes.flatMap((pipe) =>
    (pipe.getAttribute('d') ?? '')
      .split(/(?=M)/)
      .flatMap((line) => {
        const part = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        part.setAttribute('d', line);
        return [part.getPointAtLength(0), part.getPointAtLength(part.getTotalLength())];
      })
      .map((end) => ({
        bay: bays.findIndex((bay) => bay.contains(pipe)),
        end,
        meetsNothing: !meets(pipe, end),
      })),
  );
  const heightsAt = (edge: number) =>
    bays.map((_, index) =>
      all
        .filter(({ bay, end }) => bay === index && end.x === edge)
        .map(({ end }) => end.y)
        .toSorted((one, other) => one - other),
    );
  return {
    enters: heightsAt(0),
    leaves: heightsAt(BAY),
    loose: all
      .filter(({ bay, end, meetsNothing }) => meetsNothing && (bay < 0 || end.x % BAY !== 0))
      .map(({ bay, end: { x, y } }) => `${x} ${y} of ${bay < 0 ? 'the tank' : `bay ${bay + 1}`}`)
      .toSorted(),
  };
}
