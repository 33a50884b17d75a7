import { BRAND } from '../../../src/company/brand.ts';

/** The account that can sign in after the first start. */
export const DEMO_ACCOUNT = {
  email: BRAND.email.replace(/^[^@]+/, 'demo'),
  password: `${BRAND.slug}-demo`,
  displayName: 'Layla Haddad',
} as const;
