/**
 * The words that messages of errors keep: those by which browsers, the Firebase SDK and this app describe failures. Whatever
 * else a message holds may be a name or another text of a record.
 */
const WORDS = new Set(
  `a aborted access after all already an and any app are argument array as assign assignment async at await be been
  before browser but by call called can cannot child chunk class closed code component connection constant
  constructor context convert could create data database date declared deep define defined delete denied depth
  destructure did document does dynamically element empty entity entry error event exceeded exist expected export
  failed fetch field file find for format found from function get has have header hook hooks id import imported in
  index initialization initialize input instance instanceof instead internal invalid invalid is it iterable iterator
  json key length less limit list load loading lost map maximum memory message method missing module more must name
  network new no node non not null number object of offline on one only open operation option or order out outside
  parse path permission persistence please possible private promise properties property prototype provider quota
  range rather reached read reading recursion redeclare reference refused regular expression rejected remove removed
  render rendered rendering request required response result returned returns root rules same save script search set
  setting size stack state stopped storage store string super suspended symbol syntax target than that the then this
  time timeout times to token too transaction type undefined unexpected unknown unmounted update use used user valid
  value values variable version was when while with within without worker write yield`.split(/\s+/),
);

/** What stands in for anything else. */
const LEFT_OUT = '…';

/** A message of an error without what may be somebody's: only known words and the marks between them stay. */
export function withoutValues(message: string): string {
  const [reactError] = /^Minified React error #\d{1,3}\b/.exec(message) ?? [];
  if (reactError !== undefined) return reactError;
  return message
    .slice(0, MAX_LENGTH)
    .split(/\s+/)
    .map(knownWord)
    .join(' ')
    .replaceAll(/…(\s*…)+/g, LEFT_OUT);
}

const MAX_LENGTH = 500;

function knownWord(word: string): string {
  const [, before = '', letters = '', after = ''] =
    /^([("]?)([A-Za-z]+)([).,:;"]?)$/.exec(word) ?? [];
  return WORDS.has(letters.toLowerCase()) ? `${before}${letters}${after}` : LEFT_OUT;
}
