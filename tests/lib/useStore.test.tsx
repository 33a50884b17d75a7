import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startTransition, Suspense, use } from 'react';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore, useStore } from '../../src/lib/createStore.ts';

const TEXT = createStore('');

const Field = () => (
  <input value={useStore(TEXT)} onChange={({ target }) => TEXT.set(target.value)} />
);

it('a key that is pressed as soon as a field is there is kept', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  const typed = new Promise<string>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const input = page.querySelector('input') as HTMLInputElement;
      // As a browser does, past React's own setter of this element.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '2');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      resolve(input.value);
    }).observe(page, { childList: true });
  });
  startTransition(() => root.render(<Field />));
  expect(await typed).toBe('2');
  flushSync(() => root.unmount());
  page.remove();
});

it('what changes while code loads beside it is shown once that is there', async () => {
  let arrive: (() => void) | undefined;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const isWanted = createStore(false);
  const Shown = () => <p>{useStore(TEXT)}</p>;
  const Beside = () => useStore(isWanted) && <Late />;
  const Late = () => use(code) ?? 'Late';
  const page = document.createElement('div');
  const root = createRoot(page);
  flushSync(() =>
    root.render(
      <Suspense fallback="Loading">
        <Shown />
        <Beside />
      </Suspense>,
    ),
  );
  flushSync(() => TEXT.set('before'));
  flushSync(() => isWanted.set(true));
  expect(page).toHaveTextContent('Loading');
  TEXT.set('after');
  arrive?.();
  await waitFor(() => expect(page).toHaveTextContent('Late'));
  expect(page.querySelector('p')).toHaveTextContent('after');
  flushSync(() => root.unmount());
});
