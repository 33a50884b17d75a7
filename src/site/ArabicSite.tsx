import { useLayoutEffect } from 'react';
import { Routes } from 'react-router-dom';
import { fileOf } from './firstScreen/address.ts';
import { SITE_ROUTES } from './pages.tsx';

/** The public site in Arabic, below its prefix: the second instance of this module, and of all below it (tools/build/arabic.ts). */
export default function ArabicSite() {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    Object.assign(root, { lang: 'ar', dir: 'rtl' });
    nameFile();
    // As on all other pages.
    return () => {
      Object.assign(root, { lang: 'en', dir: 'ltr' });
      nameFile();
    };
  }, []);
  return <Routes>{SITE_ROUTES}</Routes>;
}

/** Has the address name the file whose first screens are in the language of the page, for a reload. */
function nameFile(): void {
  const { pathname, search, hash } = window.location;
  const file = fileOf(hash.slice(1));
  if (pathname !== file)
    window.history.replaceState(window.history.state, '', file + search + hash);
}
