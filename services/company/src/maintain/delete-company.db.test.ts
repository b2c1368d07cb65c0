import { tableName } from '@console/node-kit/database';
import type { Answer } from '@console/node-kit/testing';
import { maintaining, type CallOptions, type Maintaining } from '../testing/maintaining.ts';

const DELETE = '/api/dataCorp/deleteCorps';
let company: Maintaining;
afterEach(() => company.stop());

const open = async (env: Readonly<Record<string, string>>): Promise<void> => {
  company = await maintaining(env);
};
const remove = (body: object, options: CallOptions = {}): Promise<Answer> =>
  company.call('POST', DELETE, { body, ...options });
const abilities = async () => (await company.call('GET', '/api/dataCorp/abilities')).body.result;

describe('deleting a company', () => {
  it('is refused to everyone unless the installation allows it', async () => {
    await open({});
    expect(await abilities()).toEqual({ canDelete: false });
    const { status, body } = await remove({ corpId: 101 }, { session: { authorities: ['ROLE_admin'] } });
    expect([status, body.appCode, body.appMesg]).toEqual([200, 'G1020', '删除公司的功能没有开启']);
    expect((await company.call('GET', '/api/dataCorp/dataInfo?corpId=101')).status).toBe(200);
  }, 60_000);

  it('takes it out of every list and industry, keeps its row, and records it', async () => {
    await open({ COMPANY_DELETE: 'on' });
    expect(await abilities()).toEqual({ canDelete: true });
    expect((await remove({ corpId: 101, version: 2 })).status).toBe(409);
    expect((await remove({ corpId: 201 })).status).toBe(404);
    expect((await remove({ corpId: 101 }, { session: { authorities: ['gssjk_gn'] } })).status).toBe(403);
    company.at('2026-07-03 18:00:00');
    expect((await remove({ corpId: 101 })).body).toMatchObject({
      appCode: 'G1002',
      appMesg: '删除失败，当前时间不在07:00和17:30之间',
      result: false,
    });
    company.at('2026-07-03 10:00:00');

    expect((await remove({ corpId: 101, version: 1 })).body.result).toBe(true);
    expect((await company.call('GET', '/api/dataCorp/dataInfo?corpId=101')).status).toBe(404);
    const list = await company.call('GET', '/api/dataCorp/pageSelectTableList?search=600519');
    expect(list.body.result).toMatchObject({ totalElements: 0 });
    expect(
      await company.query(
        `SELECT status, version, deleted_at FROM ${tableName('ecology', 'company')} WHERE id = 101`,
      ),
    ).toEqual([{ status: 0, version: 2, deleted_at: '2026-07-03 10:00:00' }]);
    expect(
      await company.query(
        `SELECT valid_to FROM ${tableName('ecology', 'membership')} WHERE company_id = 101 AND industry_id = 1`,
      ),
    ).toEqual([{ valid_to: '2026-07-03' }]);
    expect(await company.audit('company:101')).toEqual([
      {
        action: 'company.delete',
        subject: 'company:101',
        before: {
          shortName: '贵州茅台',
          stockCode: '600519',
          exchange: 'SH',
          industryNames: ['高端消费'],
          conceptTheme: null,
          mainProductName: null,
        },
        after: null,
      },
    ]);
    expect((await remove({ corpId: 101 })).status).toBe(404);

    const again = { shortName: '贵州茅台', stockCode: '600519', exchange: 'SH' };
    expect((await company.call('POST', '/api/dataCorp/insertCorps', { body: again })).body.result).toBe(true);
    expect((await company.call('GET', '/api/dataCorp/dataInfo?corpId=101')).status).toBe(200);
  }, 60_000);
});
