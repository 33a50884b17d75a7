/**
 * Turns the address of a static page, such as /services/, which can be shared and found, into the app's own address of the
 * same page, /#/services, before the router reads it. Index.html reads addresses in the same way.
 */
const { pathname, search, hash } = window.location;
const route = pathname.replace(/\/(index\.html)?$/, '');
if (route !== '')
  window.history.replaceState(null, '', hash === '' ? `/#${route}${search}` : `/${hash}`);
