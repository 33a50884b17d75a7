import { ExpressionError } from './context.ts';
import { offsetInString, type Json, type Member } from './document.ts';
import { isKey } from '../path.ts';
import { compileExpression, type RuleKind } from './expression.ts';
import { RulesError } from './RulesError.ts';
import type { Scope, Value } from './values.ts';

/** One rule, ready to run. */
export type Rule = {
  /** Where it stands, e.g. `/sales/deals/$id/.write`. */
  readonly place: string;
  readonly expression: string;
  readonly run: (scope: Scope) => Value;
};

/** The rules for one place of the tree, and the nodes for what is below it. */
export type RuleNode = {
  readonly read: Rule | null;
  readonly write: Rule | null;
  readonly validate: Rule | null;
  readonly indexOn: readonly string[];
  readonly children: ReadonlyMap<string, RuleNode>;
  /** The node for every key that has none of its own. */
  readonly wildcard: RuleNode | null;
  /** Whether there is a `.validate` anywhere below. */
  readonly validatesBelow: boolean;
};

/** Turns a document into rules, checking all that Firebase checks; throws RulesError. */
export function buildRules(document: Json, text: string): RuleNode {
  const runs = new Map<string, Rule['run']>();
  if (document.kind !== 'object') return refuse('A rules document is an object.', document.start);
  for (const [key, { start }] of document.members) {
    if (key !== 'rules') refuse(`'${key}' does not belong beside 'rules'.`, start);
  }
  const rules = document.members.get('rules');
  return rules ? node(rules.value, []) : refuse(`'rules' is missing.`, document.start);

  function node(value: Json, path: readonly string[]): RuleNode {
    const place = `/${path.join('/')}`;
    if (value.kind !== 'object') return refuse(`${place} must be an object.`, value.start);
    if (path.length > DEEPEST) refuse('The rules go deeper than any tree.', value.start);
    const { members } = value;
    const children = new Map<string, RuleNode>();
    let wildcard: RuleNode | null = null;
    for (const [key, member] of members) {
      if (DIRECTIVES.has(key)) continue;
      const child = node(member.value, [...path, checkedKey(key, member, path)]);
      if (!key.startsWith('$')) children.set(key, child);
      else if (wildcard === null) wildcard = child;
      else refuse(`${place} has a $ child already, so '${key}' is one too many.`, member.start);
    }
    const below = wildcard ? [...children.values(), wildcard] : [...children.values()];
    return {
      read: rule('.read', members.get('.read'), path),
      write: rule('.write', members.get('.write'), path),
      validate: rule('.validate', members.get('.validate'), path),
      indexOn: indexes(members.get('.indexOn')),
      children,
      wildcard,
      validatesBelow: below.some((child) => child.validate !== null || child.validatesBelow),
    };
  }

  function checkedKey(key: string, { start }: Member, path: readonly string[]): string {
    const isWildcard = key.startsWith('$');
    if (!isKey(isWildcard ? key.slice(1) : key)) refuse(`'${key}' cannot stand here.`, start);
    if (isWildcard && path.includes(key)) refuse(`'${key}' is taken further up.`, start);
    return key;
  }

  function rule(kind: RuleKind, member: Member | undefined, path: readonly string[]): Rule | null {
    if (!member) return null;
    const place = `${path.map((key) => `/${key}`).join('')}/${kind}`;
    const { value } = member;
    const isConstant = value.kind === 'other' && typeof value.value === 'boolean';
    if (value.kind !== 'string' && !isConstant) {
      return refuse(`${place} is text or a boolean.`, value.start);
    }
    const expression = value.kind === 'string' ? value.text : String(value.value);
    try {
      return { place, expression, run: compiled(expression, kind, path) };
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      const offset = offsetInString(text, value.start, error.index);
      return refuse(`${place}: ${error.message}`, offset);
    }
  }

  /** Rules repeat themselves, so the same text with the same names in sight is compiled once. */
  function compiled(source: string, kind: RuleKind, path: readonly string[]): Rule['run'] {
    const names = path.map((key) => (key.startsWith('$') ? key : ''));
    const key = [kind, ...names, source].join('/');
    const run = runs.get(key) ?? compileExpression(source, kind, path).run;
    runs.set(key, run);
    return run;
  }

  function indexes(member: Member | undefined): readonly string[] {
    if (!member) return [];
    const items = member.value.kind === 'list' ? member.value.items : [member.value];
    return items.map((item) =>
      item.kind === 'string' && item.text !== ''
        ? item.text
        : refuse(`.indexOn is the name of a child, or a list of names.`, item.start),
    );
  }

  function refuse(message: string, offset: number): never {
    throw new RulesError(message, text, offset);
  }
}

const DEEPEST = 32;
const DIRECTIVES: ReadonlySet<string> = new Set(['.read', '.write', '.validate', '.indexOn']);
