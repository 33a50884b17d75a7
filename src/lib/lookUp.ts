/** What a table holds for a text; undefined for one that it does not list, though it be called `constructor`. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, text: string) =>
  Object.hasOwn(table, text) ? table[text] : undefined;
