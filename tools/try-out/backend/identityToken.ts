import type { Account } from './accounts.ts';

/** How long a token is valid, in seconds, as that of Firebase. */
export const TOKEN_LIFETIME_S = 3600;

/** Through what somebody has signed in. */
export type Provider = 'password' | 'google.com';

/** An unsigned token with the claims that Firebase's tokens have, like those of its Auth emulator. */
export function identityToken(account: Account, provider: Provider): string {
  const { uid, email, displayName } = account;
  const issuedAt = Math.floor(Date.now() / 1000);
  const claims = {
    ...(displayName !== '' && { name: displayName }),
    email,
    email_verified: provider === 'google.com',
    auth_time: Math.floor(account.lastLoginAt / 1000),
    user_id: uid,
    sub: uid,
    iat: issuedAt,
    exp: issuedAt + TOKEN_LIFETIME_S,
    firebase: { identities: { email: [email] }, sign_in_provider: provider },
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** JSON in base64url. */
function encode(json: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(json));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
