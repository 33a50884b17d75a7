import { ExpressionError } from './context.ts';
import { offsetInString, type Json, type Member } from './document.ts';
import { MAX_DEPTH } from '../limits.ts';
import { isKey } from '../path.ts';
import { compileExpression, type RuleKind } from './compileExpression.ts';
import { RulesError } from './RulesError.ts';
import type { Scope, Value } from './values.ts';

/** One compiled rule. */
export type Rule = {
  /** E.g. `/sales/deals/$id/.write`. */
  readonly path: string;
  readonly expression: string;
  readonly run: (scope: Scope) => Value;
};

/** The rules for one path of the tree, and those for its children. */
export type RuleNode = {
  readonly read: Rule | null;
  readonly write: Rule | null;
  readonly validate: Rule | null;
  readonly indexOn: readonly string[];
  readonly children: ReadonlyMap<string, RuleNode>;
  /** Applies to every key that has no node of its own. */
  readonly wildcard: RuleNode | null;
  /** Whether any descendant has a `.validate`. */
  readonly validatesBelow: boolean;
};

/** Compiles a document with the checks of Firebase. Throws RulesError. */
export function buildRules(document: Json, text: string): RuleNode {
  const runs = new Map<string, Rule['run']>();
  if (document.kind !== 'object') {
    return fail('A rules document must be an object.', document.start);
  }
  for (const [key, { start }] of document.members) {
    if (key !== 'rules') fail(`Unexpected key '${key}' next to 'rules'.`, start);
  }
  const rules = document.members.get('rules');
  return rules ? node(rules.value, []) : fail(`'rules' is missing.`, document.start);

  function node(value: Json, path: readonly string[]): RuleNode {
    const name = `/${path.join('/')}`;
    if (value.kind !== 'object') return fail(`${name} must be an object.`, value.start);
    if (path.length > MAX_DEPTH) fail('The rules are deeper than any tree.', value.start);
    const { members } = value;
    const children = new Map<string, RuleNode>();
    let wildcard: RuleNode | null = null;
    for (const [key, member] of members) {
      if (DIRECTIVES.has(key)) continue;
      const child = node(member.value, [...path, checkKey(key, member, path)]);
      if (!key.startsWith('$')) children.set(key, child);
      else if (wildcard === null) wildcard = child;
      else fail(`${name} already has a wildcard, so '${key}' is not allowed.`, member.start);
    }
    const childNodes = wildcard ? [...children.values(), wildcard] : [...children.values()];
    return {
      read: rule('.read', members.get('.read'), path),
      write: rule('.write', members.get('.write'), path),
      validate: rule('.validate', members.get('.validate'), path),
      indexOn: indexes(members.get('.indexOn')),
      children,
      wildcard,
      validatesBelow: childNodes.some((child) => child.validate !== null || child.validatesBelow),
    };
  }

  function checkKey(key: string, { start }: Member, path: readonly string[]): string {
    const isWildcard = key.startsWith('$');
    if (!isKey(isWildcard ? key.slice(1) : key)) fail(`Invalid key '${key}'.`, start);
    if (isWildcard && path.includes(key)) fail(`An ancestor is already named '${key}'.`, start);
    return key;
  }

  function rule(kind: RuleKind, member: Member | undefined, path: readonly string[]): Rule | null {
    if (!member) return null;
    const rulePath = `${path.map((key) => `/${key}`).join('')}/${kind}`;
    const { value } = member;
    const isConstant = value.kind === 'other' && typeof value.value === 'boolean';
    if (value.kind !== 'string' && !isConstant) {
      return fail(`${rulePath} must be a string or a boolean.`, value.start);
    }
    const expression = value.kind === 'string' ? value.text : String(value.value);
    try {
      return { path: rulePath, expression, run: compile(expression, kind, path) };
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      const offset = offsetInString(text, value.start, error.index);
      return fail(`${rulePath}: ${error.message}`, offset);
    }
  }

  /** Rules files repeat expressions; the same source with the same variables is compiled once. */
  function compile(source: string, kind: RuleKind, path: readonly string[]): Rule['run'] {
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
        : fail(`.indexOn must be the name of a child, or a list of names.`, item.start),
    );
  }

  function fail(message: string, offset: number): never {
    throw new RulesError(message, text, offset);
  }
}

const DIRECTIVES: ReadonlySet<string> = new Set(['.read', '.write', '.validate', '.indexOn']);
