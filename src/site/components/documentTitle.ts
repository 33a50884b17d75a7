import { BRAND } from '../../company/brand.ts';

/** The title of the document on a public page: `title` is null on the home page. */
export const documentTitle = (title: string | null): string =>
  title === null ? `${BRAND.name} · ${BRAND.descriptor}` : `${title} · ${BRAND.name}`;
