import { activityRules } from './activityRules.ts';
import { assigneesRules, choiceRules } from './configRules.ts';
import { counterOf, counterRules, issuedFieldRules } from './counterRules.ts';
import { closedUntilRules, isOpenDate, whileNotClosed } from './closedRules.ts';
import { hasBegun } from './days.ts';
import { companyChangeRules, companyRules } from './companyRules.ts';
import { enquiryCountRules, enquiryRules } from './enquiryRules.ts';
import { historyRules } from './historyRules.ts';
import { indexesOf } from './indexes.ts';
import { receiptRules } from './receiptRules.ts';
import {
  fieldStaffRules,
  invitationRules,
  peopleRules,
  removalRules,
  staffRules,
} from './invitationRules.ts';
import { settlementRule } from './settlementRules.ts';
import { photoRules } from './photoRules.ts';
import { exportRules, importChildRule, importRules, mayRemoveImported } from './importRules.ts';
import { EXPORTS_PATH } from '../../src/features/vat/vatReturn.ts';
import { INVITATIONS_PATH, STAFF_PATH } from '../../src/features/accounts/invitation.ts';
import { PEOPLE_PATH } from '../../src/records/model/people.ts';
import {
  FIELD_STAFF_PATH,
  REMOVALS_PATH,
  STAFF_ONLY_PATH,
} from '../../src/features/accounts/staff.ts';
import { RULES_VERSION_PATH, rulesVersionRules } from './rulesVersion.ts';
import { COMPANY_CHANGE_PATH, company } from '../../src/features/documents/company.ts';
import { ENQUIRIES_PATH, ENQUIRY_COUNT_PATH } from '../../src/features/enquiries/enquiry.ts';
import { FIGURE_BASES, FIGURE_BASIS } from '../../src/features/figures/figureBasis.ts';
import { LISTING_CHANGE, LISTING_FIELDS } from '../../src/records/model/archive.ts';
import { CLOSED_UNTIL_PATH } from '../../src/features/closing/closedMonth.ts';
import {
  CHANGED_AT,
  CHANGED_BY,
  COPIES_PATH,
  SHARED,
  isFrozen,
  isSignedField,
  type Entity,
} from '../../src/records/model/entity.ts';
import {
  optional,
  text,
  type Field,
  MAX_NUMBER,
  MAX_TEXT_LENGTH,
  isDated,
} from '../../src/records/model/field.ts';
import { HISTORY_PATH } from '../../src/records/model/history.ts';
import { keyChildOf, lookedUpFields } from '../../src/records/model/recordsNaming.ts';
import { PHOTOS_PATH } from '../../src/features/visits/visitPhotos.ts';
import { RECEIPTS_PATH } from '../../src/features/purchasing/receipt.ts';
import {
  IMPORTS_PATH,
  IMPORT_CHILD,
  canUndoImport,
} from '../../src/features/importLog/importLog.ts';
import { assigneeList } from '../../src/features/service/assigneeList.ts';
import { VIEWS_PATH } from '../../src/records/model/savedView.ts';
import { viewRules } from './viewRules.ts';
import { minified } from './minified.ts';
import {
  DATE,
  HAS_ACCESS,
  IS_AUTHOR,
  IS_NOW,
  IS_OFFICE,
  IS_OWN_UID,
  READS_IF_SHARED,
  READS_SHARED,
  SEES_MONEY,
  all,
  isNamed,
  list,
  matches,
  oneOf,
  quoted,
  textUpTo,
  recordOf,
  validate,
  withoutPriorities,
  type Rules,
} from './ruleExpressions.ts';

const CREATION_DATE = 'creationDate';

const TIME = 'T([01]\\d|2[0-3]):[0-5]\\d';

/**
 * Generates the security rules from the declarations of the entities, so that the two cannot diverge.
 * `npm run rules` writes them to database.rules.json.
 */
export function databaseRules(entities: readonly Entity[]): string {
  const rules: Record<string, unknown> = {};
  const moneyKinds = entities.filter(({ isForOffice }) => isForOffice === true);
  for (const entity of entities) {
    setRules(rules, entity.path, collectionRules(entity, moneyKinds));
    for (const [name, field] of Object.entries(entity.fields)) {
      const counter = counterOf(field);
      if (counter !== null) setRules(rules, counter, counterRules(entity, name));
    }
  }
  rules['activity'] = activityRules(entities);
  rules['history'] = historyRules(entities);
  rules[RECEIPTS_PATH] = receiptRules();
  rules[IMPORTS_PATH] = importRules(entities);
  setRules(rules, EXPORTS_PATH, exportRules());
  setRules(rules, PHOTOS_PATH, photoRules());
  setRules(rules, assigneeList.path, assigneesRules());
  setRules(rules, company.path, companyRules());
  setRules(rules, FIGURE_BASIS.path, choiceRules(FIGURE_BASES));
  setRules(rules, COMPANY_CHANGE_PATH, companyChangeRules());
  setRules(rules, CLOSED_UNTIL_PATH, closedUntilRules());
  setRules(rules, ENQUIRIES_PATH, enquiryRules());
  setRules(rules, ENQUIRY_COUNT_PATH, enquiryCountRules());
  setRules(rules, COPIES_PATH, { '.read': HAS_ACCESS });
  // The page of the people says whether the staff list is on.
  setRules(rules, STAFF_ONLY_PATH, { '.read': HAS_ACCESS });
  rules[INVITATIONS_PATH] = invitationRules();
  rules[STAFF_PATH] = staffRules();
  rules[REMOVALS_PATH] = removalRules();
  rules[PEOPLE_PATH] = peopleRules();
  rules[VIEWS_PATH] = viewRules();
  rules[FIELD_STAFF_PATH] = fieldStaffRules();
  for (const path of READ_AS_A_WHOLE) readAsAWhole((rules[path] ??= {}) as Record<string, Rules>);
  const whole = withoutPriorities(rules as Rules);
  return `${minified({ ...whole, [RULES_VERSION_PATH]: rulesVersionRules(whole) })}\n`;
}

/** Where those who see money read everything, so that it is said once. */
const READ_AS_A_WHOLE = ['config', 'counters', 'finance', 'sales', 'site'];

/** Says who reads at the parent what its children say, each the same. */
function readAsAWhole(parent: Record<string, Rules | string>): void {
  for (const [name, rules] of Object.entries(parent)) {
    if (typeof rules === 'string' || rules['.read'] !== SEES_MONEY) continue;
    const { '.read': _, ...others } = rules;
    if (Object.keys(others).length > 0) parent[name] = others;
    else delete parent[name];
  }
  parent['.read'] = SEES_MONEY;
}

/** Sets the rules of a path in the document. */
function setRules(document: Record<string, unknown>, path: string, rules: Rules): void {
  const [first = '', ...rest] = path.split('/');
  if (rest.length === 0) document[first] = rules;
  else setRules((document[first] ??= {}) as Record<string, unknown>, rest.join('/'), rules);
}

/** The day of the last change of a field; `besideFields` has the rules of what else is written beside those that an entity declares. */
const SINCE = optional(text('Since', 'date'));

/** The key beside a name, of which the rule of its record asks more. */
const KEY = optional(text('Key'));

/** A record has the name in lower case beside it, or it is looked up in another way: no former one stays. */
function isKeyOfName(field: string): string {
  const key = `newData.child('${keyChildOf(field)}')`;
  return `(!${key}.exists() || ${key}.val() === '' || ${key}.val() === newData.child('${field}').val().toLowerCase())`;
}

/** Each change says when it is made, and by which account. */
const SAYS_WHO_AND_WHEN = all(
  `newData.parent().child('${CHANGED_AT}').val() === now`,
  `newData.parent().child('${CHANGED_BY}').val() === auth.uid`,
);

function collectionRules(entity: Entity, moneyKinds: readonly Entity[]): Rules {
  const { path, fields, sinceField, activity, isForOffice } = entity;
  const isPartlyMoney = isForOffice === 'about';
  const isRemovable = canUndoImport(entity);
  // What says in a field who has written it names the account as well.
  const isSigned = Object.values(fields).some(isSignedField);
  const required = Object.keys(fields).filter((name) => !fields[name]?.optional);
  const root = `newData${'.parent()'.repeat(path.split('/').length + 1)}`;
  const keys = lookedUpFields(entity).map(keyChildOf);
  const mayCreate = all(
    '!data.exists()',
    `newData.hasChildren(${list([CREATION_DATE, ...(isSigned ? [CHANGED_BY] : [])])})`,
    "!root.hasChild('activity/' + $id)",
    `${root}.child('activity/' + $id + '/action').val() === ${quoted(activity.created)}`,
    ...(isPartlyMoney ? [`(${IS_OFFICE} || newData.hasChild('${SHARED}'))`] : []),
  );
  const mayEdit = all(
    isForOffice === true ? SEES_MONEY : HAS_ACCESS,
    isPartlyMoney
      ? `data.parent().exists() && (${IS_OFFICE} || data.parent().hasChild('${SHARED}'))`
      : 'data.parent().exists()',
    '!newData.hasChildren()',
    'newData.exists()',
    SAYS_WHO_AND_WHEN,
  );
  const written = {
    ...fields,
    ...(sinceField !== undefined && { since: SINCE }),
    ...((entity.isTraced || LISTING_FIELDS.some((name) => name in fields)) && {
      [LISTING_CHANGE]: SINCE,
    }),
    ...Object.fromEntries(keys.map((child) => [child, KEY])),
    [CHANGED_AT]: SINCE,
    [CHANGED_BY]: SINCE,
  };
  const plain = Object.entries<Field<unknown>>(written).filter(
    ([, field]) => counterOf(field) === null,
  );
  const editable = plain.map(([name]) => name).filter((name) => !isFrozen(entity, {}, name));
  return {
    '.read': isForOffice === true ? SEES_MONEY : isPartlyMoney ? READS_SHARED : HAS_ACCESS,
    // Also by a new record, which asks whether its document number is taken.
    '.indexOn': indexesOf(entity),
    $id: {
      ...(isPartlyMoney && { '.read': READS_IF_SHARED }),
      // Access and key are asked for by the rules of the entry that the same write adds, or of the removal that it notes.
      '.write': isRemovable ? `(${mayCreate}) || (${mayRemoveImported(entity)})` : mayCreate,
      ...validate(
        all(`newData.hasChildren(${list(required)})`, ...lookedUpFields(entity).map(isKeyOfName)),
      ),
      ...Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) => {
          const counter = counterOf(field);
          return counter === null ? [] : [[name, issuedFieldRules(entity, counter, mayEdit)]];
        }),
      ),
      ...(isRemovable && { [IMPORT_CHILD]: importChildRule(path) }),
      ...(isPartlyMoney && {
        [SHARED]: validate(
          all(IS_NOW, `!newData.parent().child('about').val().matches(${recordOf(moneyKinds)})`),
        ),
      }),
      // All other fields together: a rule for each would repeat the condition of access.
      $field: {
        // The names here as well: of a deletion below an unknown child, .validate may not be evaluated.
        ...(editable.length > 0 && {
          '.write': all(
            isWritten(entity, [...editable, CREATION_DATE]),
            mayEdit,
            // Whoever writes a whole record again writes it as it is.
            `($field !== '${CREATION_DATE}' || newData.val() === data.val())`,
            ...whileNotIssued(entity, editable),
            ...whileNotMerged(entity),
          ),
        }),
        ...validate(`newData.val() === data.val() || (${fieldRules(plain, entity)})`),
      },
    },
  };
}

/** Whether `$field` is one of the fields, and whoever is signed in writes it. */
function isWritten({ fieldStaffWrites }: Entity, names: readonly string[]): string {
  if (fieldStaffWrites === undefined) return isNamed(names);
  const always = [...fieldStaffWrites, LISTING_CHANGE, CHANGED_AT, CHANGED_BY, CREATION_DATE];
  const others = names.filter((name) => !always.includes(name));
  return `(${isNamed(always)} || (${IS_OFFICE} && ${isNamed(others)}))`;
}

/** The fields that stay as they are once a number is issued accept only the value they have. */
function whileNotIssued(entity: Entity, names: readonly string[]): readonly string[] {
  if (entity.issue === undefined) return [];
  const { field, notWhile = {} } = entity.issue;
  const frozen = names.filter(
    (name) => ![CHANGED_AT, CHANGED_BY].includes(name) && isFrozen(entity, { [field]: 1 }, name),
  );
  if (frozen.length === 0) return [];
  // Nor is it made a draft again.
  const reopenings = Object.entries(notWhile).map(([name, value]) =>
    frozen.includes(name)
      ? ''
      : ` || ($field === ${quoted(name)} && newData.val() === ${quoted(value)})`,
  );
  return [
    `(!(${isNamed(frozen)}${reopenings.join('')}) || !data.parent().child(${quoted(field)}).exists() || newData.val() === data.val())`,
  ];
}

/** A record that was merged into another one changes only with what takes that back. */
const whileNotMerged = ({ fields }: Entity): readonly string[] =>
  'mergedInto' in fields
    ? [`(!${isMerged('data.parent()')} || !${isMerged('newData.parent()')})`]
    : [];

const isMerged = (record: string): string =>
  `(${record}.hasChild('mergedInto') && ${record}.child('mergedInto').val() !== '')`;

/** A record is merged into another one that is there and not merged itself, so that no two are merged into each other. */
const MERGED_INTO =
  [
    "(newData.val() === '' ||",
    all(
      matches('[-\\w]+'),
      "newData.parent().parent().child(newData.val()).child('name').exists()",
      `!${isMerged('newData.parent().parent().child(newData.val())')}`,
    ),
  ].join(' ') + ')';

/** The conditions of what the app writes beside the fields that an entity declares. */
const besideFields = (path: string): Readonly<Record<string, string>> => ({
  [LISTING_CHANGE]: isListingChange(path),
  [CHANGED_AT]: IS_NOW,
  [CHANGED_BY]: IS_OWN_UID,
});

/** The condition of the field that `$field` names; false of one that is not among those given. */
function fieldRules(
  fields: readonly (readonly [string, Field<unknown>])[],
  entity: Entity,
): string {
  const { path } = entity;
  const named = new Map<string, string[]>();
  for (const [name, field] of fields) {
    const rule =
      besideFields(path)[name] ??
      all(settlementRule(path, name) ?? fieldRule(field, entity), ...isOpenDate(entity, name));
    const whole = LISTING_FIELDS.includes(name) ? all(IS_TRACED, rule) : rule;
    named.set(whole, [...(named.get(whole) ?? []), name]);
  }
  named.set(matches(DATE), [CREATION_DATE]);
  const conditions = [...named].map(([rule, names]) => `${isNamed(names)} && ${rule}`);
  const whole = conditions.join(' || ');
  const others = [...whileNotClosed(entity), ...(entity.isTraced ? [isTold(path)] : [])];
  return others.length === 0 ? whole : all(...others, `(${whole})`);
}

/** The same write leaves the key of another entry of the history in the record; the rules of that require it to name the field. */
const IS_TRACED = `newData.parent().child('${LISTING_CHANGE}').val() !== data.parent().child('${LISTING_CHANGE}').val()`;

/** A new record tells nothing else, and of one that is stored an entry of the history does, whose key the same write leaves in it. */
const isTold = (path: string): string =>
  `(!data.parent().exists() || ${isNamed([LISTING_CHANGE, CHANGED_AT, CHANGED_BY])} || (${all(
    IS_TRACED,
    `newData${'.parent()'.repeat(path.split('/').length + 2)}.child('${HISTORY_PATH}/' + newData.parent().child('${LISTING_CHANGE}').val() + '/changes').hasChild($field)`,
  )}))`;

/** The new value is the key of an entry of the history about the record, which the same write adds. */
function isListingChange(path: string): string {
  const root = `newData${'.parent()'.repeat(path.split('/').length + 2)}`;
  return all(
    'newData.isString()',
    `!root.hasChild('${HISTORY_PATH}/' + newData.val())`,
    `${root}.child('${HISTORY_PATH}/' + newData.val() + '/record').val() === '${path}/' + $id`,
  );
}

function fieldRule(
  { input, isLatest, parse, optional: isOptional }: Field<unknown>,
  { fields }: Entity,
) {
  if (isLatest) return all(textUpTo(MAX_TEXT_LENGTH), hasBegun('newData.val()'));
  if (input.type === 'author') return IS_AUTHOR;
  if (input.type === 'time') return IS_NOW;
  if (input.type === 'mergedInto') return MERGED_INTO;
  if (input.type === 'number') {
    const isInRange = `newData.isNumber() && newData.val() >= -${MAX_NUMBER} && newData.val() <= ${MAX_NUMBER}`;
    // What was not measured is blank again once a reading is cleared.
    return parse('') === '' ? `(newData.val() === '' || (${isInRange}))` : isInRange;
  }
  if (isDated(input)) return matches(`(${DATE}${input.type === 'date' ? '' : TIME})?`);
  if (input.type === 'select' && !input.open) {
    // Blank in a record that is merged without it, and so tells what it was without.
    const blank = isOptional && 'mergedInto' in fields ? '?' : '';
    return matches(oneOf([...input.options, ...Object.keys(input.formerly ?? {})]) + blank);
  }
  return textUpTo(MAX_TEXT_LENGTH);
}
