import { expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';

const dated = ENTITIES.flatMap(({ path, fields, sinceField }) =>
  sinceField === undefined ? [] : [[path, sinceField, fields] as const],
);

it.each(dated)(
  '%s dates the changes of %s, which is one of its select fields',
  (_, name, fields) => {
    expect(fields[name]?.input.type).toBe('select');
  },
);
