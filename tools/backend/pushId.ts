const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const TIME_LENGTH = 8;
const RANDOM_LENGTH = 12;

let latest = 0;
let tail: number[] = [];

/** A new key that sorts by time (`now` in milliseconds) and after the previous key. */
export function pushId(now: number): string {
  tail = now === latest ? successor(tail) : randomTail();
  latest = now;
  const time = Array.from({ length: TIME_LENGTH }, (_, index) => {
    return ALPHABET[Math.floor(now / 64 ** (TIME_LENGTH - 1 - index)) % 64];
  });
  return [...time, ...tail.map((digit) => ALPHABET[digit])].join('');
}

function randomTail(): number[] {
  return Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH)), (byte) => byte % 64);
}

function successor(digits: readonly number[]): number[] {
  const last = digits.findLastIndex((digit) => digit < 63);
  return digits.map((digit, index) => (index < last ? digit : index === last ? digit + 1 : 0));
}
