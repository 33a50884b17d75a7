import { beforeAll, expect, it } from 'vitest';
import { nameRoutes, routeOf } from '../../src/reports/routes.ts';

beforeAll(() =>
  nameRoutes(['/', '/portfolio/:id', '/why-reef-co', '*', 'dashboard', 'sales', 'sales/customer']),
);

it.each([
  ['#/dashboard/sales?record=-Nx7Q&q=Layla', '/dashboard/sales'],
  ['#/dashboard/sales/customer?name=Villa%20Qamar', '/dashboard/sales/customer'],
  ['#/dashboard/layla-haddad/x@y.example', '/dashboard/*/*'],
  ['#/portfolio/2', '/portfolio/*'],
  ['#/portfolio/:id', '/portfolio/*'],
  ['#/why-reef-co', '/why-reef-co'],
  ['', '/'],
])('a report of %s names the page %s and leaves out what may be somebody’s', (hash, route) => {
  expect(routeOf(hash)).toBe(route);
});
