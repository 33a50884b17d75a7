import { expect, it } from 'vitest';
import { PAGES } from '../../src/dashboard/modules.ts';
import { routeOf } from '../../src/reports/routes.ts';
import { SITE_PAGES } from '../../src/site/pages.ts';

const addresses = [
  ...SITE_PAGES.map(({ path }) => path).filter((path) => path !== '*'),
  '/login',
  ...PAGES.map(({ path }) => `/dashboard${path && `/${path}`}`),
];

it.each(addresses)('a report names the page %s', (address) => {
  expect(routeOf(`#${address}`)).toBe(address.replace(':id', '*'));
});

it.each([
  ['#/dashboard/sales?record=-Nx7Q&q=Layla', '/dashboard/sales'],
  ['#/dashboard/sales/customer?name=Villa%20Qamar', '/dashboard/sales/customer'],
  ['#/dashboard/layla-haddad/x@y.example', '/dashboard/*/*'],
  ['#/portfolio/2', '/portfolio/*'],
  ['', '/'],
])('a report leaves out of %s what may be somebody’s', (hash, route) => {
  expect(routeOf(hash)).toBe(route);
});
