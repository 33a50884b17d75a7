import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useMoveFocus } from '../../src/ui/focus.ts';

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
