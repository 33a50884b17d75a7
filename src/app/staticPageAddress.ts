/**
 * Turns the address of a static page, such as /services/, which can be shared and found, into the app's own address of the
 * same page, /#/services, before the router reads it. Index.html reads addresses in the same way. Arabic pages stay with the
 * file that has their first screens: /ar/#/ar/services.
 */
const { pathname, search, hash } = window.location;
const route = pathname.replace(/\/(index\.html)?$/, '');
const address = hash || (route && `#${route}${search}`);
const folder = /^#\/ar([/?]|$)/.test(address) ? '/ar/' : '/';
if (hash !== address || pathname !== folder)
  window.history.replaceState(null, '', folder + address);
