import { investTables, type Style } from '@console/contract-invest';
import type { Page } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, TENANT } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../testing/running-invest.ts';
import { addDemoStyles } from './demo-styles.ts';

const NOW = '2026-07-02 18:30:00';

let invest: RunningInvest;
beforeAll(async () => {
  invest = await runningInvest();
}, 30_000);
afterAll(() => invest.stop());
beforeEach(() => invest.empty());

const seed = (tenantId: string, author: string): Promise<number> =>
  invest.data.database.transaction((manager) => addDemoStyles(manager, { tenantId, author, now: NOW }));
const page = async (query: object = {}, tenantId = TENANT): Promise<Page<Style>> => {
  const token = await invest.service.signIn({ tenantId, authorities: ['tzgl_view'] });
  const given = new URLSearchParams({ ...query });
  const { status, body } = await invest.service.send(`${investTables.styleList.path}?${given}`, { token });
  expect(status).toBe(200);
  return body.result as Page<Style>;
};
const names = async (query: object = {}, tenantId = TENANT): Promise<readonly string[]> =>
  (await page(query, tenantId)).content.map(({ styleName }) => styleName);
const touch = (name: string, at: string): Promise<unknown> =>
  invest.data.database.query(
    `UPDATE ${tableName('invest', 'style')} SET updated_at = ? WHERE name = ? AND tenant_id = ?`,
    [at, name, TENANT],
  );

describe('the demo’s styles', () => {
  it('are a few in each tenant, with exact sums, by its analyst', async () => {
    expect(await seed(TENANT, 'analyst')).toBe(6);
    const { content, totalElements } = await page();
    expect(totalElements).toBe(6);
    for (const style of content)
      expect(style).toMatchObject({
        indexWeightSum: 1,
        correctionWeightSum: 1,
        createdUser: '陈思远',
        publishedTime: NOW,
      });
    expect((await page({}, OTHER_TENANT)).totalElements).toBe(0);
  });

  it('are added once: a tenant that deleted them gets none', async () => {
    await seed(TENANT, 'analyst');
    expect(await seed(TENANT, 'analyst')).toBe(0);
    await invest.data.database.query(
      `UPDATE ${tableName('invest', 'style')} SET removed_at = ?, removed_key = id`,
      [NOW],
    );
    expect(await seed(TENANT, 'analyst')).toBe(0);
    expect((await page()).totalElements).toBe(0);
  });

  it('have no author when the author is unknown', async () => {
    await seed(TENANT, 'other');
    expect((await page()).content[0]).toMatchObject({ createdUser: null, updatedUser: null });
  });
});

describe('the list of styles', () => {
  beforeEach(async () => {
    await seed(TENANT, 'analyst');
    await seed(OTHER_TENANT, 'other');
    await touch('价值', '2026-08-01 09:00:00');
    await touch('红利低波', '2026-05-01 09:00:00');
  });

  it('has ten a page, the latest changed first', async () => {
    const all = await names();
    expect(all).toHaveLength(6);
    expect([all[0], all.at(-1)]).toEqual(['价值', '红利低波']);
    expect(await names({ size: '2', page: '2' })).toEqual([all[4], all[5]]);
  });

  it('is searched by a part of the name, in which wildcards are ordinary characters', async () => {
    expect(await names({ search: ' 低波 ' })).toEqual(['红利低波']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ search: '_' })).toEqual([]);
  });

  it('is searched regardless of case', async () => {
    await touch('成长', '2026-09-01 09:00:00');
    await invest.data.database.query(
      `UPDATE ${tableName('invest', 'style')} SET name = 'Beta' WHERE name = '成长' AND tenant_id = ?`,
      [TENANT],
    );
    expect(await names({ search: 'bETA' })).toEqual(['Beta']);
  });

  it('accepts the further fields that the documents send', async () => {
    expect(
      await names({ dataType: '0', latested: '1', page: '0', size: '10', sort: 'updatedTime,DESC' }),
    ).toHaveLength(6);
  });

  it.each([
    ['zbphIndexWeight', '资金趋势'],
    ['comparisonIndexIndustryWeight', '行业轮动'],
    ['styleIndexWeight', '红利低波'],
    ['liquidityIndexWeight', '资金趋势'],
  ])('is sorted by %s as a number', async (column, first) => {
    expect((await names({ sort: `${column},DESC` }))[0]).toBe(first);
    expect((await names({ sort: `${column},ASC` })).at(-1)).toBe(first);
  });

  it.each(['styleName', 'publishedTime', 'createdUser'])('can be sorted by %s', async (column) => {
    const ascending = await names({ sort: `${column},ASC` });
    expect(await names({ sort: `${column},DESC` })).toEqual([...ascending].reverse());
  });

  it('contains only the tenant’s own', async () => {
    expect((await page({}, OTHER_TENANT)).content.map(({ createdUser }) => createdUser)).toEqual(
      Array(6).fill('外人'),
    );
  });
});
