import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { DATABASE_URL, PROGRAM, seed, stored, companyForTests } from './company.ts';

type Item = { readonly json: unknown };
type Node = {
  readonly name: string;
  readonly type: string;
  readonly parameters: Readonly<Record<string, string>>;
};
type Workflow = {
  readonly nodes: readonly Node[];
  readonly connections: Readonly<
    Record<string, { readonly main: readonly (readonly { readonly node: string }[])[] }>
  >;
};

const WORKFLOW = JSON.parse(
  readFileSync(new URL('../../docs/integrations/n8n.json', import.meta.url), 'utf8'),
) as Workflow;

const company = companyForTests();

/** Runs the workflow's requests one after another, with the values of its expressions, as execution 7. */
async function runWorkflow(body: object): Promise<readonly number[]> {
  const { local } = company();
  const { email, password } = PROGRAM;
  const vars = { apiKey: 'demo-key', databaseHost: new URL(DATABASE_URL).host, email, password };
  const items = new Map<string, Item>();
  const statuses: number[] = [];
  let json: unknown = { body };
  for (let name = WORKFLOW.nodes[0]?.name; name !== undefined; name = next(name)) {
    const node = WORKFLOW.nodes.find((one) => one.name === name);
    if (node?.type.endsWith('.httpRequest')) {
      const of = (one: string) => ({ first: () => items.get(one) });
      const { method = '', url = '', jsonBody } = node.parameters;
      const value = (text: string) =>
        evaluate(text, { $json: json, $: of, $vars: vars, $execution: { id: '7' } });
      const headers = { 'Content-Type': 'application/json' };
      const request = { method, headers, ...(jsonBody && { body: value(jsonBody) }) };
      const response = await fetch(local(value(url)), request);
      statuses.push(response.status);
      json = (await response.json()) ?? {};
    }
    items.set(name, { json });
  }
  return statuses;
}

const next = (name: string): string | undefined => WORKFLOW.connections[name]?.main[0]?.[0]?.node;

/** The text of a parameter, with the values of its expressions. */
function evaluate(text: string, scope: Readonly<Record<string, unknown>>): string {
  if (!text.startsWith('=')) return text;
  return text
    .slice(1)
    .replaceAll(/\{\{(.*?) \}\}/gs, (_, expression: string) =>
      String(runInNewContext(`(${expression})`, { ...scope })),
    );
}

it('makes a lead of a form, with the entry that the feed shows', async () => {
  expect(await runWorkflow({ company: 'Reef & Co', contact: 'Layla' })).toEqual([
    200, 200, 200, 200,
  ]);
  expect(await stored(company().database, 'sales/leads')).toEqual({
    'n8n-7': expect.objectContaining({ company: 'Reef & Co', source: 'Web form', status: 'New' }),
  });
  expect(await stored(company().database, 'activity/n8n-7')).toMatchObject({
    user: 'Spreadsheet',
    uid: expect.any(String),
    subject: 'Reef & Co',
  });
});

it('recognises a customer by name, and creates no lead twice when an execution is retried', async () => {
  await seed(company().database, 'sales/customers/c1', { name: 'Reef & Co' });
  const form = { company: 'Reef & Co', contact: '' };
  expect(await runWorkflow(form)).toEqual([200, 200, 200, 200]);
  expect(await runWorkflow(form)).toEqual([200, 200, 200, 401]);
  expect(await stored(company().database, 'sales/leads/n8n-7/source')).toBe('Customer');
});
