import { templatesOf, type Places } from './query-template.ts';
import type { Querying } from './typed-queries.ts';

interface Tables {
  readonly 'company.measure': { readonly id: number; readonly grade: string };
}

const prefix = process.env['SCHEMA_PREFIX'];
afterEach(() => {
  if (prefix === undefined) delete process.env['SCHEMA_PREFIX'];
  else process.env['SCHEMA_PREFIX'] = prefix;
});

const byGrade = templatesOf<Tables>()((queries, { grade }: Places<{ grade: string }>) =>
  queries.selectFrom('company.measure as m').select('m.id').where('m.grade', '=', grade),
);

/** The statement sent for a grade. */
async function sentFor(grade: string): Promise<unknown> {
  const sent: unknown[] = [];
  const query = (...statement: unknown[]): Promise<never[]> => {
    sent.push(statement);
    return Promise.resolve([]);
  };
  await byGrade({ query } as unknown as Querying, { grade });
  return sent;
}

it('names the current schema, and no value', async () => {
  const text = (schema: string): string =>
    `select \`m\`.\`id\` from \`${schema}\`.\`measure\` as \`m\` where \`m\`.\`grade\` = ?`;
  process.env['SCHEMA_PREFIX'] = 'one_';
  expect(await sentFor("A' OR 1=1")).toEqual([[text('one_company'), ["A' OR 1=1"]]]);
  process.env['SCHEMA_PREFIX'] = 'two_';
  expect(await sentFor('B')).toEqual([[text('two_company'), ['B']]]);
  process.env['SCHEMA_PREFIX'] = 'one_';
  expect(await sentFor('C')).toEqual([[text('one_company'), ['C']]]);
});

it('accepts no value that may be missing', () => {
  const template = templatesOf<Tables>();
  const build = (_: unknown, { grade }: Places<{ grade: string | undefined }>) => ({
    compile: () => grade as never,
  });
  // @ts-expect-error a query without the value would have another form
  expect(template(build)).toBeInstanceOf(Function);
});
