import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

type Shifts = { total: number; moved: string[] };

/** Runs in the page before its own code: adds up layout shifts without user input and names what moved. */
export function recordShifts(): void {
  const shifts: Shifts = { total: 0, moved: [] };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      shifts.total += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
        shifts.moved.push(
          `${name}: ${previousRect.top}+${previousRect.height} to ${currentRect.top}+${currentRect.height} at ${Math.round(entry.startTime)}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The layout shifts since the document began. */
export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
