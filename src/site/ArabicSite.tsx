import { useLayoutEffect } from 'react';
import { Routes } from 'react-router-dom';
import { SITE_ROUTES } from './pages.tsx';

/** The public site in Arabic, below its prefix: the second instance of this module, and of all below it (vite/arabic.ts). */
export default function ArabicSite() {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    Object.assign(root, { lang: 'ar', dir: 'rtl' });
    // As on all other pages.
    return () => {
      Object.assign(root, { lang: 'en', dir: 'ltr' });
    };
  }, []);
  return <Routes>{SITE_ROUTES}</Routes>;
}
