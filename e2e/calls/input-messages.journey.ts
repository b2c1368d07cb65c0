import { ANALYST } from '../support/browser/browser.ts';
import { httpSignIn, type HttpSession } from '../support/suite/http-session.ts';

const INDUSTRY = { industryName: '无分析师', industryCode: 'NOBODY', industryDesc: '概况' };
const WEIGHTS = {
  comparisonIndexIndustryWeight: 0.333,
  comparisonIndexCorpWeight: 0.3,
  zbphIndexWeight: 0.367,
  styleIndexWeight: 0.6,
  liquidityIndexWeight: 0.4,
};
const BACKWARDS = 'startTime=2026-05-01&endTime=2026-01-01';
const ENDS_FIRST = '结束日期（endTime）：结束 2026-01-01 早于开始 2026-05-01，应不早于开始';

let session: HttpSession;
beforeAll(async () => {
  session = await httpSignIn(ANALYST);
});
afterAll(() => session.leave());

describe('a faulty call is answered with the field, the fault and the limit', () => {
  it.each<[string, string, object | undefined]>([
    ['dataCorp/pageSelectTableList?page=-1', '页码（page）：应为 0 至 100000 的整数', undefined],
    ['dataCorp/pageSelectTableList?size=500', '每页条数（size）：应为 1 至 200 的整数', undefined],
    ['dataCorp/pageSelectTableList?status=9', '状态（status）：只能是 0、1', undefined],
    [
      'dataCorp/pageSelectTableList?typeTimeStart=2026-13-01',
      '首次分类起（typeTimeStart）：应为存在的日期，格式如 2026-07-01',
      undefined,
    ],
    ['dataCash/dataList?dataId=1&yearSize=4', '年度范围（yearSize）：只能是 3、5、10 或留空', undefined],
    ['dataCash/dataList?dataId=abc', '公司编号（dataId）：应为不小于 1 的整数', undefined],
    ['dataIndustry/queryListIndustryPage?page=0', '页码（page）：应为 1 至 100001 的整数', undefined],
    ['CompanyResearch/MarkeChange', '请给出公司（dataId）或行业（industryId），且只给其一', undefined],
    [`CompanyResearch/MarkeChange?dataId=1&${BACKWARDS}`, ENDS_FIRST, undefined],
    [`dataStockLiquidity/getTotalCapital?dataId=1&${BACKWARDS}`, ENDS_FIRST, undefined],
    ['ecology/dataIndustry/addChildIndustry', '分析师（userId）：请选择分析师', INDUSTRY],
    [
      'invest/style/insert',
      '行业对比指数权重（comparisonIndexIndustryWeight）：请输入 0 至 1 之间的数，最多两位小数',
      { styleName: '三位小数', ...WEIGHTS },
    ],
  ])('%s: %s', async (path, message, body) => {
    const { status, body: answer } = await session.send(`/api/${path}`, body === undefined ? {} : { body });
    expect([status, answer.appMesg]).toEqual([400, expect.stringContaining(message)]);
  });

  it('names the columns that a list can be sorted by', async () => {
    const { status, body } = await session.send('/api/invest/style/pageList?sort=nope,ASC');
    expect([status, body.appMesg]).toEqual([
      400,
      expect.stringMatching(/^不支持按 nope,ASC 排序，应为列名,ASC 或 列名,DESC，列名可用 .*updatedTime/),
    ]);
  });
});
