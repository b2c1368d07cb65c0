import { tableName } from '@console/node-kit/database';
import { runningFactors, type RunningFactors } from '../testing/running-factors.ts';

let factors: RunningFactors;
beforeAll(async () => {
  factors = await runningFactors();
}, 60_000);
afterAll(() => factors.invest.stop());
beforeEach(() => factors.invest.empty());

const DRAFT = { name: '收盘分位', formula: 'cross_percentile(收盘价)' };

describe('a caller’s statement about a factor beside its graph', () => {
  it.each([
    [{ factorIsSingle: 2 }, '因子类型与因子图不符：所给为“复合因子”，由因子图得出“单一因子”'],
    [{ factorSource: 2 }, '因子来源与因子图不符：所给为“因子库”，由因子图得出“指标库”'],
    [{ calcRule: 8 }, '计算规则与因子图不符：所给为“加权计算”，由因子图得出“截面百分位”'],
    [{ sourceStr: '开盘价' }, '来源说明与因子图不符：所给为“开盘价”，由因子图得出“收盘价”'],
  ])('is refused when the graph contradicts it, and nothing is saved: %j', async (stated, reason) => {
    const { body } = await factors.save({ ...DRAFT, ...stated });
    expect([body.success, body.appCode, body.appMesg]).toEqual([false, 'V3014', reason]);
    expect(
      await factors.invest.data.database.query(`SELECT 1 FROM ${tableName('invest', 'factor')}`),
    ).toEqual([]);
  });

  it('is accepted when the graph says the same', async () => {
    const stated = { factorIsSingle: 1, factorSource: 1, sourceStr: '收盘价', calcRule: 3 };
    expect(await factors.saved({ ...DRAFT, ...stated })).toMatchObject(stated);
  });

  it('may name the sources in any order, and nothing where there is nothing', async () => {
    const formula = 'weighted(收盘价, 开盘价, weights: [1, 2])';
    await factors.saved({ name: '加权', formula, sourceStr: '开盘价, 收盘价', factorSource: null });
  });
});
