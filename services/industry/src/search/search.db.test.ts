import { platformEntries } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, TENANT, type Answer } from '@console/node-kit/testing';
import { runningIndustry, type RunningIndustry } from '../testing/running-industry.ts';

let industry: RunningIndustry;
beforeAll(async () => {
  industry = await runningIndustry();
  for (const [id, tenant, variant, parent, level, removed] of [
    [11, TENANT, 'default', null, 1, null],
    [12, TENANT, 'default', 11, 2, null],
    [13, TENANT, 'etf', null, 1, null],
    [14, TENANT, 'default', null, 1, '2026-07-01 09:00:00'],
    [15, OTHER_TENANT, 'default', null, 1, null],
  ])
    await industry.query(
      `INSERT INTO ${tableName('ecology', 'industry')}
         (id, tenant_id, variant, parent_id, name, code, level, created_at, updated_at, removed_at, removed_key)
       VALUES (?, ?, ?, ?, ?, ?, ?, '2026-01-05 09:00:00', '2026-01-05 09:00:00', ?, ?)`,
      [id, tenant, variant, parent, `机器人${id}`, `JQR${id}`, level, removed, removed === null ? 0 : id],
    );
}, 30_000);
afterAll(() => industry.stop());

const find = (keyword: string, session: object = { authorities: ['hysjk_gn'] }): Promise<Answer> =>
  industry.call('GET', `${platformEntries.findIndustries.path}?keyword=${encodeURIComponent(keyword)}`, {
    session,
  });

describe('the search of industries', () => {
  it('finds those of every classification, Shenwan’s first, without removed and other tenants’ ones', async () => {
    expect((await find('机器人')).body.result).toEqual([
      { industryId: 11, industryName: '机器人11', industryCode: 'JQR11', type: 'default', parentNames: null },
      {
        industryId: 12,
        industryName: '机器人12',
        industryCode: 'JQR12',
        type: 'default',
        parentNames: '机器人11',
      },
      { industryId: 13, industryName: '机器人13', industryCode: 'JQR13', type: 'etf', parentNames: null },
    ]);
  });

  it('needs a text and the authority of the list', async () => {
    expect((await find(' ')).status).toBe(400);
    expect((await find('机器人', { authorities: ['gssjk_gn'] })).status).toBe(403);
  });
});
