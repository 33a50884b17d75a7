import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTitleIfTruncated } from '../../src/ui/showTitleIfTruncated.ts';

/** Gives an element the sizes that a browser would have measured. */
function measure(element: HTMLElement, clientWidth: number, scrollWidth: number): void {
  Object.defineProperties(element, {
    clientWidth: { value: clientWidth, configurable: true },
    scrollWidth: { value: scrollWidth, configurable: true },
  });
}

const hover = (): boolean => fireEvent.pointerOver(screen.getByText(/reef/));

const show = (text: string) => (
  <div onPointerOver={showTitleIfTruncated}>
    <p className="truncate">{text}</p>
  </div>
);

describe('hovering', () => {
  it('sets the title of truncated text and updates it', () => {
    const { rerender } = render(show('A reef of many words'));
    measure(screen.getByText(/reef/), 40, 90);
    hover();
    expect(screen.getByText(/reef/)).toHaveAttribute('title', 'A reef of many words');
    rerender(show('A reef'));
    measure(screen.getByText(/reef/), 40, 40);
    hover();
    expect(screen.getByText(/reef/)).toHaveAttribute('title', 'A reef');
  });
});

it('sets no title on text that fits', () => {
  render(show('A reef'));
  measure(screen.getByText(/reef/), 90, 90);
  hover();
  expect(screen.getByText(/reef/)).not.toHaveAttribute('title');
});
