import { call, table, type Page } from '@console/contract-core';
import { date } from '@console/contract-core/columns';
import type { Client } from '@console/platform';
import { z } from 'zod';
import { pagesOf } from './pages-of.ts';

const place = { path: '/api/pledges', services: ['company'], needs: 'signed-in' } as const;
const pledges = call({
  ...place,
  id: 'company.equityPledge',
  title: '股权质押',
  method: 'GET',
  input: z.object({}),
  output: z.array(z.looseObject({})),
});
const pledgesView = table({
  ...place,
  id: 'company.equityPledgeView',
  title: '股权质押',
  filter: z.object({}),
  columns: { announcementDate: date('公告日期') },
  key: 'announcementDate',
  defaultSort: 'announcementDate,DESC',
});

const ROWS = [
  { announcementDate: '2026-01-08', pledgeName: '乙', alertPrice: null },
  { announcementDate: '2026-03-08', pledgeName: '甲', alertPrice: 9 },
  { announcementDate: '2025-01-08', pledgeName: '丙', alertPrice: 10 },
];

let asked: unknown[];
const client = {
  service: 'company',
  call: async (entry: { id: string }, input: unknown) => {
    asked.push([entry.id, input]);
    return ROWS;
  },
} as unknown as Client;
const list = pagesOf(pledges, 'announcementDate')(client);
const page = async (input: object): Promise<Page<Record<string, unknown>>> =>
  (await list.call(pledgesView, { dataId: 101, ...input } as never)) as never;
const names = async (input: object) => (await page(input)).content.map(({ pledgeName }) => pledgeName);

beforeEach(() => {
  asked = [];
});

describe('a list drawn as a table', () => {
  it('is loaded without the parameters of pages', async () => {
    await page({ page: 1, size: 20, sort: 'alertPrice,ASC' });
    expect(asked).toEqual([['company.equityPledge', { dataId: 101 }]]);
  });

  it('counts all rows and is as of the newest, whichever page is cut', async () => {
    expect(await page({ page: 1, size: 2 })).toEqual({
      totalElements: 3,
      content: [ROWS[2]],
      asOf: '2026-03-08',
    });
    expect(await page({ page: 7, size: 2 })).toMatchObject({ totalElements: 3, content: [] });
  });

  it('sorts figures as numbers, missing ones last in both directions', async () => {
    expect(await names({ sort: 'alertPrice,ASC' })).toEqual(['甲', '丙', '乙']);
    expect(await names({ sort: 'alertPrice,DESC' })).toEqual(['丙', '甲', '乙']);
    expect(await names({ sort: 'announcementDate,DESC' })).toEqual(['甲', '乙', '丙']);
  });

  it('keeps the order of the answer for a sort that names no column of it', async () => {
    expect(await names({ sort: 'level,ASC' })).toEqual(['乙', '甲', '丙']);
    expect(ROWS.map(({ pledgeName }) => pledgeName)).toEqual(['乙', '甲', '丙']);
  });
});
