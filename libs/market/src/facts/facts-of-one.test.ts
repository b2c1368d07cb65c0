import { table } from '@console/contract-core';
import { date, text, yuan } from '@console/contract-core/columns';
import type { Querying } from '@console/node-kit/queries';
import type { TableQuery } from '@console/node-kit/http';
import { z } from 'zod';
import { facts } from './facts.ts';

const ratings = table({
  id: 'test.ratings',
  title: '',
  path: '/api/x',
  services: ['company'],
  needs: 'signed-in',
  key: 'ratingDate',
  defaultSort: 'ratingDate,DESC',
  filter: z.object({ dataId: z.number(), search: z.string().optional() }),
  columns: {
    ratingDate: date('评级日期'),
    institution: text('研究机构'),
    price: yuan('目标价', { sort: true }),
  },
});
type Asked = TableQuery<typeof ratings>;

/** Counts the conditions made of a filter. */
let made = 0;
const read = facts(ratings, {
  of: 'market.analyst_rating',
  columns: { price: 'target_price' },
  where: (rows, { search }) => {
    made += 1;
    return search === undefined ? rows : rows.where('t.institution', '=', search);
  },
});

/** Texts and values of the statements sent for a security. */
async function sentFor(security: number, asked: Partial<Asked> & { readonly search?: string } = {}) {
  const sent: (readonly [string, readonly unknown[]])[] = [];
  const query = (statement: string, values: readonly unknown[]): Promise<object[]> => {
    sent.push([statement, values]);
    return Promise.resolve([{ total: 0, asOf: null }]);
  };
  const { search, ...rest } = asked;
  await read(
    { query } as unknown as Querying,
    {
      filter: { dataId: security * 10, ...(search === undefined ? {} : { search }) },
      sort: { column: 'ratingDate', direction: 'DESC' },
      page: 0,
      size: 20,
      ...rest,
    },
    security,
  );
  return { texts: sent.map(([statement]) => statement), values: sent.map(([, values]) => values) };
}

it('sends the same statements for any security and page, with the values of each', async () => {
  const one = await sentFor(1);
  const before = made;
  const other = await sentFor(2, { page: 3, size: 10 });
  expect(other.texts).toEqual(one.texts);
  expect(made).toBe(before);
  expect([one.values, other.values]).toEqual([
    [[1], [1, 20, 0]],
    [[2], [2, 10, 30]],
  ]);
});

it('has statements of its own for each order and filter', async () => {
  const plain = await sentFor(1);
  const sorted = await sentFor(1, { sort: { column: 'price', direction: 'ASC' } });
  const found = await sentFor(1, { search: "x' OR 1=1" });
  expect(new Set([plain, sorted, found].map(({ texts }) => texts[1])).size).toBe(3);
  expect(found.values).toEqual([
    [1, "x' OR 1=1"],
    [1, "x' OR 1=1", 20, 0],
  ]);
  expect((await sentFor(2, { search: 'y' })).values[0]).toEqual([2, 'y']);
  expect((await sentFor(3)).values).toEqual(plain.values.map(([, ...rest]) => [3, ...rest]));
});

it('is right after more filters than it keeps', async () => {
  for (let at = 0; at < 120; at += 1)
    expect((await sentFor(at, { search: `s${at}` })).values[0]).toEqual([at, `s${at}`]);
  expect((await sentFor(5, { search: 's5' })).values[0]).toEqual([5, 's5']);
});
