import { CODE_LENGTH, STAFF_PATH } from '../../src/features/accounts/invitation.ts';
import { FIELD_STAFF_PATH } from '../../src/features/accounts/staff.ts';
import { SHARED, type Entity } from '../../src/records/model/entity.ts';
import { HIDDEN_MARKS, MAX_NAME_LENGTH } from '../../src/lib/personName.ts';

/** A node of the security rules document. */
export type Rules = { readonly [key: string]: Rules | string | boolean | readonly string[] };

/** A pattern for YYYY-MM-DD. */
export const DATE = '\\d{4}-(0[1-9]|1[012])-(0[1-9]|[12]\\d|3[01])';

/** A string literal; `text` must not contain apostrophes. */
export const quoted = (text: string): string => `'${text}'`;

/** Whether a value, which is a text, is the code of an invitation. Of any other value it is an error, which denies. */
const codeOf = (value: string): string => `${value}.val().matches(/^[\\da-f]{${CODE_LENGTH}}$/)`;

/** Whether the new value of a path has the form of a code. */
export const IS_CODE = `newData.isString() && ${codeOf('newData')}`;

/**
 * Whether a person is on the staff list: put there by the owner, or by the invitation whose code is their entry. It must be the
 * last alternative of a condition, because an entry of another type makes it an error.
 */
export function isListed(uid: string): string {
  const entry = `root.child(${quoted(`${STAFF_PATH}/`)} + ${uid})`;
  return `${entry}.val() === true || ${codeOf(entry)}`;
}

/** Whether the staff list is off: anything but absent or false turns it on. */
export const IS_OPEN =
  "!root.hasChild('config/staffOnly') || root.child('config/staffOnly').val() === false";

/**
 * The user is signed in with an account. Anonymous ones, which no page of this app creates but anybody can where the project
 * allows them, count as nobody.
 */
export const HAS_ACCOUNT = "auth != null && auth.provider !== 'anonymous'";

/**
 * Grants every user with an account access while `config/staffOnly` is absent or false, and staff only otherwise (specification,
 * section 6).
 */
export const HAS_ACCESS = `${HAS_ACCOUNT} && (${IS_OPEN} || auth.token.staff === true || ${isListed('auth.uid')})`;

/** Whether the user is none of those who see no money. */
export const IS_OFFICE = `!root.hasChild('${FIELD_STAFF_PATH}/' + auth.uid)`;

/** Grants those access who also see money. */
export const SEES_MONEY = `${HAS_ACCESS} && ${IS_OFFICE}`;

/**
 * Who reads a list of which only some entries are for everybody with access: these have a child `shared`, by which everybody else
 * asks for them. An entry without that child sorts before every value, and `null` names it, so that neither may be asked for.
 */
export const READS_SHARED = `${HAS_ACCESS} && (${IS_OFFICE} || (query.orderByChild === '${SHARED}' && (query.startAt !== null || query.equalTo !== null)))`;

/** Who reads one entry of such a list, or that there is none. */
export const READS_IF_SHARED = `${HAS_ACCESS} && (!data.exists() || data.hasChild('${SHARED}'))`;

/**
 * Firebase's own keys match, with 20 characters. The SDK, which calls `hasOwnProperty` of each list, cannot read one that has
 * a child of that name.
 */
export const VALID_KEY = "$id.matches(/^[-\\w]{1,40}$/) && $id !== 'hasOwnProperty'";

/** The key is a number below `count`, a multiple of 10 up to 100, so that there are no more. */
export const isNumbered = (count: number): string => `$id.matches(/^[1-${count / 10 - 1}]?\\d$/)`;

/** No priority is written, Firebase's hidden sort value, which no other condition covers. */
export const NO_PRIORITY = 'newData.getPriority() === null';

/** The conjunction of conditions; one with an `||` needs parentheses of its own. */
export const all = (...conditions: readonly string[]): string => conditions.join(' && ');

/** A `.write` rule for entries that are added once and never change. */
export const IS_NEW = all(HAS_ACCESS, '!data.exists()', 'newData.exists()');

const NAME = 'auth.token.name';

/** The new value is the name under which the user signs entries: that of the account, if it can be one. */
export const IS_AUTHOR = `newData.val() === (${all(
  `${NAME} != null`,
  `${NAME}.matches(/\\S/)`,
  `${NAME}.matches(/^[^${HIDDEN_MARKS}]{1,${MAX_NAME_LENGTH}}$/)`,
)} ? ${NAME} : 'Admin')`;

/** The new value is the server's time. */
export const IS_NOW = 'newData.val() === now';

/** The new value is the uid of the user. */
export const IS_OWN_UID = 'newData.val() === auth.uid';

/** A `.validate` rule. `withoutPriorities` adds what denies a priority. */
export const validate = (expression = 'true'): Rules => ({ '.validate': expression });

/**
 * The same rules, which deny a priority of whatever has children: it would change the order in which a list is read. Of a single
 * value nobody sees one.
 */
export function withoutPriorities(rules: Rules): Rules {
  const hasChildren = Object.values(rules).some(isRules);
  return mapValues(rules, (rule, name) => {
    if (isRules(rule)) return withoutPriorities(rule);
    if (!hasChildren || name !== '.validate') return rule;
    return rule === 'true' ? NO_PRIORITY : all(NO_PRIORITY, `(${String(rule)})`);
  });
}

const isRules = (rule: Rules[string]): rule is Rules =>
  typeof rule === 'object' && !Array.isArray(rule);

/** The rules of who has written something, by account and name, and when. */
export const SIGNED: Rules = {
  uid: validate(IS_OWN_UID),
  user: validate(IS_AUTHOR),
  timestamp: validate(IS_NOW),
};

/** The new value is a text that the pattern matches completely: of any other value it is an error, which denies. */
export const matches = (pattern: string): string => `newData.val().matches(/^${pattern}$/)`;

/** The new value is a text of at most `maxLength` characters. */
export const textUpTo = (maxLength: number): string =>
  `newData.isString() && newData.val().length <= ${maxLength}`;

/** A pattern that matches exactly the given texts. */
export const oneOf = (texts: readonly string[]): string =>
  `(${texts.map((text) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&')).join('|')})`;

/** A list literal of strings. */
export const list = (texts: readonly string[]): string => `[${texts.map(quoted).join(', ')}]`;

/** A pattern for the paths of the records of these kinds. */
export const recordOf = (entities: readonly Entity[]): string =>
  `/^${oneOf(entities.map(({ path }) => path))}\\//`;

/** Whether `$field` is one of the fields. */
export const isNamed = (names: readonly string[]): string =>
  names.length === 1
    ? `$field === ${list(names).slice(1, -1)}`
    : `$field.matches(/^${oneOf(names)}$/)`;

/** The same keys with other values. */
export function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value, name)]),
  );
}
