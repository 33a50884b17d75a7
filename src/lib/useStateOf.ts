import { useState } from 'react';

/** State that belongs to `owner`: with another one it begins anew, with what `begin` returns. */
export function useStateOf<T>(owner: unknown, begin: () => T): [T, (next: T) => void] {
  const [held, setHeld] = useState(() => ({ owner, value: begin() }));
  let current = held;
  if (held.owner !== owner) {
    current = { owner, value: begin() };
    setHeld(current);
  }
  return [current.value, (value) => setHeld({ owner, value })];
}
