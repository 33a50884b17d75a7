import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { offerFocus, useMoveFocus } from '../../src/ui/focus.ts';
import { keepFocus } from '../../src/ui/keepFocus.ts';
import { PopoverButton } from '../../src/ui/PopoverButton.tsx';
import { matchMedia } from '../support/media.ts';

type Shown = 'question' | 'answering' | 'answer';

/** A question that disappears with its button once its answer is stored. */
function Question({ isAlways = false }) {
  const [shown, setShown] = useState<Shown>('question');
  const moveFocus = useMoveFocus();
  function answer(): void {
    moveFocus(() => document.getElementById('answer'), { isAlways });
    setShown('answering');
  }
  return (
    <>
      {shown !== 'answer' && <button onClick={answer}>Answer</button>}
      <button onClick={() => setShown('answer')}>Store</button>
      <button onClick={answer}>Answer elsewhere</button>
      {shown === 'answer' && (
        <p id="answer" tabIndex={-1}>
          Stored
        </p>
      )}
    </>
  );
}

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

const focus = (name: string): void => screen.getByRole('button', { name }).focus();

it('the focus moves on when what had it is gone, and not before', () => {
  render(<Question />);
  focus('Answer');
  press('Answer');
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveFocus();
  press('Store');
  expect(screen.getByText('Stored')).toHaveFocus();
});

it('the focus stays where the user has moved it meanwhile', () => {
  render(<Question />);
  focus('Answer');
  press('Answer');
  focus('Store');
  press('Store');
  expect(screen.getByRole('button', { name: 'Store' })).toHaveFocus();
});

it('the focus stays on what had it if that is still there', () => {
  render(<Question />);
  focus('Answer elsewhere');
  press('Answer elsewhere');
  press('Store');
  expect(screen.getByRole('button', { name: 'Answer elsewhere' })).toHaveFocus();
});

it('the focus moves from what stays as well, to what is about to be there, if that is wanted', () => {
  render(<Question isAlways />);
  focus('Answer elsewhere');
  press('Answer elsewhere');
  press('Store');
  expect(screen.getByText('Stored')).toHaveFocus();
});

it('by touch, a field that nobody has touched leaves the focus to the nearest heading that takes it', () => {
  render(
    <section>
      <h2 tabIndex={-1}>Order</h2>
      <section>
        <h3>Pumps</h3>
        <input aria-label="Quantity" />
      </section>
    </section>,
  );
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  offerFocus(field);
  expect(field).toHaveFocus();
  matchMedia('(pointer: coarse)');
  offerFocus(field);
  expect(screen.getByRole('heading', { name: 'Order' })).toHaveFocus();
});

it('by touch, a box with a field that is opened has the focus itself', async () => {
  matchMedia('(pointer: coarse)');
  const content = <input aria-label="Name of the view" />;
  render(
    <PopoverButton label="Views" content={content}>
      Open
    </PopoverButton>,
  );
  press('Views');
  expect(await screen.findByRole('dialog', { name: 'Views' })).toHaveFocus();
});

/** Leads to a field that is there already, and changes nothing else. */
function Finder() {
  const moveFocus = useMoveFocus();
  return (
    <>
      <button onClick={() => moveFocus(() => document.getElementById('field'), { isAlways: true })}>
        Find
      </button>
      <input id="field" aria-label="Found" />
    </>
  );
}

it('the focus moves at once to what is there already', () => {
  render(<Finder />);
  focus('Find');
  press('Find');
  expect(screen.getByLabelText('Found')).toHaveFocus();
});

type ListProps = Readonly<Record<'rows' | 'moved', readonly string[]>>;

/** Two lists below a heading, and a part without rows. */
const Lists = ({ rows, moved }: ListProps) => (
  <>
    <h1 tabIndex={-1}>Page</h1>
    <section>
      <h2 tabIndex={-1}>Deals</h2>
      {Object.entries({ rows, moved }).map(([list, names]) => (
        <ul key={list}>
          {names.map((name) => (
            <li key={name} data-opens-record={name}>
              <button>{name}</button>
            </li>
          ))}
        </ul>
      ))}
    </section>
    {rows.length > 1 && <button>Undo</button>}
  </>
);

describe('what has the focus is removed', () => {
  beforeEach(() => onTestFinished(keepFocus()));

  it.each<[string, ListProps, string, RegExp]>([
    ['the next row has it', { rows: ['Reef', 'Koi'], moved: [] }, 'Pond', /Koi/],
    ['the row before has it after the last', { rows: ['Reef', 'Pond'], moved: [] }, 'Koi', /Pond/],
    ['its heading has it after the only one', { rows: [], moved: [] }, 'Pond', /Deals/],
    ['the record keeps it', { rows: ['Reef', 'Koi'], moved: ['Pond'] }, 'Pond', /Pond/],
    ['the page has it where nothing is nearer', { rows: ['Reef'], moved: [] }, 'Undo', /Page/],
  ])('%s', async (_, left, removed, next) => {
    const { rerender } = render(<Lists rows={['Reef', 'Pond', 'Koi']} moved={[]} />);
    focus(removed);
    rerender(<Lists {...left} />);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(next));
  });
});
