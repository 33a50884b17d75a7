import { expect, it } from 'vitest';
import { routeOf } from '../../src/errorReports/createEvent.ts';

const WORDS = new Set(['portfolio', 'why-reef-co', 'dashboard', 'sales', 'customer']);

it.each([
  ['#/dashboard/sales?record=-Nx7Q&q=Layla', '/dashboard/sales'],
  ['#/dashboard/sales/customer?name=Villa%20Qamar', '/dashboard/sales/customer'],
  ['#/dashboard/layla-haddad/x@y.example', '/dashboard/*/*'],
  ['#/portfolio/2', '/portfolio/*'],
  ['#/portfolio/:id', '/portfolio/*'],
  ['#/why-reef-co', '/why-reef-co'],
  ['', '/'],
])('a report of %s names the page %s and leaves out what may be somebody’s', (hash, route) => {
  expect(routeOf(hash, WORDS)).toBe(route);
});
