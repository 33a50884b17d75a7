import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Redirect } from '../../../src/features/login/Redirect.tsx';

/** A page whose code does not come. */
const Slow = lazy(async () => new Promise<never>(() => undefined));

function Protected() {
  const [isSignedIn, setSignedIn] = useState(false);
  signIn = () => setSignedIn(true);
  return isSignedIn ? <p>Signed in</p> : <Redirect to="/slow" />;
}

let signIn: () => void;

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
    signIn();
    comeBack();
  });
  expect(location.hash).toBe('#/protected');
  expect(screen.getByText('Signed in')).toBeVisible();
});
