import { useLayoutEffect } from 'react';
import { Routes } from 'react-router-dom';
import { SITE_ROUTES } from './pages.tsx';

/** The public site in Arabic, below its prefix: the second instance of this module, and of all below it (vite/arabic.ts). */
export default function ArabicSite() {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    Object.assign(root, { lang: 'ar', dir: 'rtl' });
    setFolder('/ar/');
    // As on all other pages.
    return () => {
      Object.assign(root, { lang: 'en', dir: 'ltr' });
      setFolder('/');
    };
  }, []);
  return <Routes>{SITE_ROUTES}</Routes>;
}

/** Has the address name the file whose first screens are in this language, for a reload. The try-out has one file. */
function setFolder(folder: '/' | '/ar/'): void {
  const { pathname, search, hash } = window.location;
  if (import.meta.env.BASE_URL !== '/' || pathname === folder) return;
  window.history.replaceState(window.history.state, '', folder + search + hash);
}
