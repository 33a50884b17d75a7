/** Loads all the code that reads and writes sheets: that of the page that imports, and of the export. */
export const loadSheets = () => import('../features/imports/sheets.ts');
