import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { UID_PREFIX } from '../backendAddress.ts';

/** An account, which can be stored as JSON. Times in milliseconds since 1970. */
export type Account = {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  /** The digest of the password and the uid; empty where there is no password. */
  readonly digest: string;
  readonly createdAt: number;
  readonly lastLoginAt: number;
};

type NewAccount = {
  readonly email: string;
  readonly password?: string;
  readonly displayName?: string;
  /** By default a new one. */
  readonly uid?: string;
};

/** The accounts of the try-out. A password is kept as a digest, in case somebody types one that they use elsewhere. */
export class Accounts {
  readonly #accounts = new Map<string, Account>();

  /** `onChange` is called after every change. */
  constructor(
    private readonly onChange: () => void,
    stored: readonly Account[] = [],
  ) {
    for (const account of stored) this.#accounts.set(account.uid, account);
  }

  all(): readonly Account[] {
    return [...this.#accounts.values()];
  }

  find(uid: string): Account | undefined {
    return this.#accounts.get(uid);
  }

  /** E-mail addresses differ in no letter's case. */
  findByEmail(email: string): Account | undefined {
    return this.all().find((account) => account.email === email.toLowerCase());
  }

  create({ email, password, displayName = '', uid = newUid() }: NewAccount): Account {
    return this.#set({
      uid,
      email: email.toLowerCase(),
      displayName,
      digest: password === undefined ? '' : digestOf(password, uid),
      createdAt: Date.now(),
      lastLoginAt: 0,
    });
  }

  rename(account: Account, displayName: string): Account {
    return this.#set({ ...account, displayName });
  }

  setPassword(account: Account, password: string): Account {
    return this.#set({ ...account, digest: digestOf(password, account.uid) });
  }

  /** Notes that somebody has signed in. */
  signIn(account: Account): Account {
    return this.#set({ ...account, lastLoginAt: Date.now() });
  }

  #set(account: Account): Account {
    this.#accounts.set(account.uid, account);
    this.onChange();
    return account;
  }
}

export const hasPassword = ({ digest, uid }: Account, password: string): boolean =>
  digest !== '' && digest === digestOf(password, uid);

const digestOf = (password: string, uid: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${uid}:${password}`)));

const newUid = (): string => UID_PREFIX + bytesToHex(crypto.getRandomValues(new Uint8Array(14)));
