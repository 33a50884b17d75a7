declare module '*/DrawYourWall.tsx?ar' {
  export const SHEET: typeof import('./components/wall/DrawYourWall.tsx').SHEET;
}

/** The public site in Arabic (vite/arabic.ts). */
declare module '*/site/pages.tsx?ar' {
  const Site: typeof import('./pages.tsx').default;
  export const loadAllPages: typeof import('./pages.tsx').loadAllPages;
  export default Site;
}
