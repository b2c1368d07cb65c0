import type { Client } from '@console/platform';
import { EXPORT_LIMIT, fetchAllRows } from './export-table.ts';
import { sampleTable } from '../sample-table.ts';

/** A service that has `total` rows and records the requested pages. */
function serviceWith(total: number): { client: Client; asked: { page: number; size: number }[] } {
  const asked: { page: number; size: number }[] = [];
  const call = (_: unknown, input: { page: number; size: number }): Promise<unknown> => {
    asked.push({ page: input.page, size: input.size });
    const left = Math.max(0, Math.min(input.size, total - input.page * input.size));
    const content = Array.from({ length: left }, (_row, at) => ({ id: input.page * input.size + at }));
    return Promise.resolve({ totalElements: total, content, asOf: '2026-11-20' });
  };
  return { client: { service: 'company', call } as unknown as Client, asked };
}

const ALL = { search: undefined, codes: undefined };
const signal = new AbortController().signal;

describe('fetchAllRows', () => {
  test('collects every page in order', async () => {
    const { client, asked } = serviceWith(450);
    const all = await fetchAllRows(client, sampleTable, ALL, signal);
    expect(all.rows.map((row) => row.id)).toEqual(Array.from({ length: 450 }, (_, at) => at));
    expect(asked).toEqual([0, 1, 2].map((page) => ({ page, size: 200 })));
    expect(all).toMatchObject({ total: 450, asOf: '2026-11-20' });
  });

  test('asks once for a table that fits one page exactly', async () => {
    const { client, asked } = serviceWith(200);
    await fetchAllRows(client, sampleTable, ALL, signal);
    expect(asked).toHaveLength(1);
  });

  test('stops at the limit and still returns how many there are', async () => {
    const { client } = serviceWith(EXPORT_LIMIT + 1234);
    const all = await fetchAllRows(client, sampleTable, ALL, signal);
    expect(all.rows).toHaveLength(EXPORT_LIMIT);
    expect(all.total).toBe(EXPORT_LIMIT + 1234);
  });

  test('ends with an empty table', async () => {
    const { client } = serviceWith(0);
    expect((await fetchAllRows(client, sampleTable, ALL, signal)).rows).toEqual([]);
  });
});
