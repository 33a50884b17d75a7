import type { Texts } from '../../model/draft.ts';
import type { Entity, RecordOf } from '../../model/entity.ts';
import type { Field } from '../../model/field.ts';

/** How often a random number is drawn before the numbers count as used up. */
const TRIES = 20;

/** Texts of new records, each with a number of its own where a generated one is missing. */
export function withDrawnNumbers(
  entity: Entity,
  all: readonly Texts[],
  records: readonly RecordOf<Entity>[],
): readonly Texts[] {
  const generated = Object.entries(entity.fields).filter(
    ([, { input }]) => input.type === 'generated',
  );
  const draws = generated.map(([name, field]) => {
    const given = all.flatMap((texts) => texts[name] ?? []);
    const taken = new Set([...records.map((record) => String(record[name])), ...given]);
    return [name, drawer(field, taken)] as const;
  });
  return all.map((texts) => {
    const missing = draws.filter(([name]) => (texts[name] ?? '') === '');
    return { ...texts, ...Object.fromEntries(missing.map(([name, next]) => [name, next()])) };
  });
}

/** Returns a function that draws numbers that are not taken. Ten thousand must not take longer than a moment. */
function drawer(field: Field<unknown>, taken: Set<string>): () => string {
  /** Once nearly all are taken: the next one to try among those with one more digit. */
  let next = 0;
  const drawRandom = (): string => {
    let longest = '';
    for (let tries = 0; tries < TRIES; tries += 1) {
      const number = field.initial();
      if (!taken.has(number)) return number;
      if (number.length > longest.length) longest = number;
    }
    const [prefix = ''] = /^.*?(?=\d*$)/s.exec(longest) ?? [];
    next = Math.max(next, 10 ** (longest.length - prefix.length));
    while (taken.has(prefix + String(next))) next += 1;
    return prefix + String(next);
  };
  return () => {
    const number = drawRandom();
    taken.add(number);
    return number;
  };
}
