import { describe, expect, it } from 'vitest';
import { VISITOR } from '../../../tools/try-out/backendAddress.ts';
import { Accounts } from '../../../tools/try-out/backend/accounts.ts';
import { IdentityService } from '../../../tools/try-out/backend/identityService.ts';

const ANN = { email: 'Ann@reef.example', password: 'reef-lounge' };

type Json = Readonly<Record<string, unknown>> & { readonly error?: { readonly message: string } };

function createService() {
  const accounts = new Accounts(() => undefined);
  const service = new IdentityService(accounts);
  const ask = (method: string, body: object): Json => {
    const url = `https://accounts.invalid/identitytoolkit.googleapis.com/v1/${method}?key=k`;
    const { status, json } = service.answer(url, JSON.stringify(body));
    expect(status).toBe((json as Json).error === undefined ? 200 : 400);
    return json as Json;
  };
  return { accounts, service, ask };
}

/** What the token of an answer says. */
function claimsOf(token: unknown): unknown {
  const [, claims = ''] = String(token).split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

describe('an account', () => {
  it('is created once for an e-mail address, in whatever letters, and signs in with its password', () => {
    const { ask } = createService();
    const { localId } = ask('accounts:signUp', ANN);
    expect(ask('accounts:signUp', { ...ANN, email: 'ANN@reef.example' }).error?.message).toBe(
      'EMAIL_EXISTS',
    );
    expect(ask('accounts:signInWithPassword', ANN)).toMatchObject({
      localId,
      email: 'ann@reef.example',
      expiresIn: '3600',
    });
  });

  it.each([
    ['INVALID_LOGIN_CREDENTIALS', 'accounts:signInWithPassword', { ...ANN, password: 'wrong' }],
    [
      'INVALID_LOGIN_CREDENTIALS',
      'accounts:signInWithPassword',
      { ...ANN, email: 'b@reef.example' },
    ],
    ['INVALID_EMAIL', 'accounts:signUp', { ...ANN, email: 'ann' }],
    ['INVALID_ID_TOKEN', 'accounts:lookup', { idToken: 'none' }],
    ['OPERATION_NOT_ALLOWED', 'accounts:delete', {}],
  ])('is refused with %s: %s', (code, method, body) => {
    const { ask } = createService();
    ask('accounts:signUp', ANN);
    expect(ask(method, body).error?.message).toBe(code);
  });

  it('has a password of six characters at least, and changes it', () => {
    const { ask } = createService();
    const { idToken } = ask('accounts:signUp', ANN);
    for (const [method, body] of [
      ['accounts:signUp', ANN],
      ['accounts:update', { idToken }],
    ] as const)
      expect(ask(method, { ...body, password: 'short' }).error?.message).toMatch(
        /^WEAK_PASSWORD : /,
      );
    ask('accounts:update', { idToken, password: 'coral-bank' });
    expect(ask('accounts:signInWithPassword', ANN).error?.message).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    expect(ask('accounts:signInWithPassword', { ...ANN, password: 'coral-bank' }).error).toBe(
      undefined,
    );
  });

  it('is kept without its password, and signs in again from what is kept', () => {
    const { ask, accounts } = createService();
    ask('accounts:signUp', ANN);
    const kept = structuredClone(accounts.all());
    expect(JSON.stringify(kept)).not.toContain(ANN.password);
    const later = new IdentityService(new Accounts(() => undefined, kept));
    const { status } = later.answer(
      'https://accounts.invalid/v1/accounts:signInWithPassword',
      JSON.stringify(ANN),
    );
    expect(status).toBe(200);
  });
});

describe('a token', () => {
  it('names its user, whose new name is in the next one', () => {
    const { ask } = createService();
    const { idToken, localId } = ask('accounts:signUp', ANN);
    expect(claimsOf(idToken)).toMatchObject({ sub: localId, user_id: localId });
    expect(claimsOf(idToken)).not.toHaveProperty('name');
    const updated = ask('accounts:update', { idToken, displayName: 'Ann Ångström' });
    expect(claimsOf(updated['idToken'])).toMatchObject({ name: 'Ann Ångström' });
    expect(ask('accounts:lookup', { idToken })).toMatchObject({
      users: [{ localId, displayName: 'Ann Ångström' }],
    });
  });

  it('is renewed for an hour', () => {
    const { ask, service } = createService();
    const { refreshToken } = ask('accounts:signUp', ANN);
    const form = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: String(refreshToken),
    });
    const url = 'https://accounts.invalid/securetoken.googleapis.com/v1/token?key=k';
    const { json } = service.answer(url, String(form));
    const { iat, exp } = claimsOf((json as Json)['id_token']) as { iat: number; exp: number };
    expect(exp - iat).toBe(3600);
    expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(10);
  });

  it('of a try-out that was started over belongs to nobody', () => {
    const { idToken } = createService().ask('accounts:signUp', ANN);
    expect(createService().ask('accounts:lookup', { idToken }).error?.message).toBe(
      'USER_NOT_FOUND',
    );
  });
});

it('a request for an e-mail is answered alike whether or not there is such an account', () => {
  const { ask, accounts } = createService();
  accounts.create(VISITOR);
  for (const email of [VISITOR.email, 'nobody@reef.example'])
    expect(ask('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })).toEqual({
      email,
    });
});
