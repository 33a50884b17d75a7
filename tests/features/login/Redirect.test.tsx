import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createStore, useStore } from '../../../src/lib/createStore.ts';
import { Redirect } from '../../../src/features/login/Redirect.tsx';

/** A page whose code does not come. */
const Slow = lazy(async () => new Promise<never>(() => undefined));

const isSignedIn = createStore(false);

const Protected = () => (useStore(isSignedIn) ? <p>Signed in</p> : <Redirect to="/slow" />);

/** Comes back to the page that redirects, on which the next one's code is still awaited. */
const comeBack = (): void => {
  history.pushState(null, '', '#/protected');
  window.dispatchEvent(new PopStateEvent('popstate'));
};

it('redirects again whoever comes back before the next page is there, unless they have signed in', async () => {
  history.replaceState(null, '', '#/protected');
  render(
    <HashRouter>
      <Suspense>
        <Routes>
          <Route path="/protected" element={<Protected />} />
          <Route path="/slow" element={<Slow />} />
        </Routes>
      </Suspense>
    </HashRouter>,
  );
  await act(async () => undefined);
  expect(location.hash).toBe('#/slow');

  await act(async () => comeBack());
  expect(location.hash).toBe('#/slow');

  await act(async () => {
    isSignedIn.set(true);
    comeBack();
  });
  expect(location.hash).toBe('#/protected');
  expect(screen.getByText('Signed in')).toBeVisible();
});
