declare module '*/DrawYourWall.tsx?ar' {
  export const SHEET: typeof import('./components/wall/DrawYourWall.tsx').SHEET;
}

/** The public site in Arabic (tools/build/arabic.ts). */
declare module '*/site/ArabicSite.tsx?ar' {
  const ArabicSite: typeof import('./ArabicSite.tsx').default;
  export default ArabicSite;
}

declare module '*/site/pages.tsx?ar' {
  export const loadAllPages: typeof import('./pages.tsx').loadAllPages;
}
