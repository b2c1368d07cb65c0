import { backtestParams } from '@console/contract-invest';
import { draftOf, faultsOf, paramsOf, takeHorizons, tidyHorizons, type RunDraft } from './run-draft.ts';

const EIGHT = ['1', '2', '3', '4', '5', '6', '7', '8'];
const draft = (more: Partial<RunDraft> = {}): RunDraft => ({
  ...draftOf(backtestParams.parse({}), 3),
  ...more,
});

describe('the draft of a backtest', () => {
  it('begins with the defaults, and sends them', () => {
    expect(faultsOf(draft())).toEqual({});
    expect(paramsOf(draft())).toEqual(backtestParams.parse({}));
  });

  it.each([
    { universe: { kind: 'industry', code: '801080' }, horizons: [1, 20], quantiles: 10, binBy: 'industry' },
    { universe: { kind: 'pool', industryId: 7 }, from: '2020-01-02', to: '2023-12-29', benchmark: '000300' },
    { exclude: { suspended: false, st: false, listedUnder: 0 }, winsorise: 'none', standardise: 'rank' },
  ])('has the parameters it was copied from: %j', (given) => {
    const params = backtestParams.parse(given);
    expect(paramsOf(draftOf(params, 3))).toEqual(params);
  });

  it.each<[Partial<RunDraft>, string]>([
    [{ factorFormId: null }, '请选择因子'],
    [{ universe: 'industry' }, '请选择申万行业'],
    [{ universe: 'pool' }, '请选择生态行业'],
    [{ from: '2024-01-02', to: '2023-01-02' }, '起始日不能晚于截止日'],
    [{ horizons: [] }, '请至少填写一个持有期'],
    [{ horizons: ['1', '251'] }, '持有期须为 1–250 的整数，251 不符合'],
    [{ horizons: ['1', '2.5'] }, '持有期须为 1–250 的整数，2.5 不符合'],
    [{ horizons: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] }, '最多 8 个持有期'],
    [{ typedHorizon: 'abc' }, '持有期须为 1–250 的整数，abc 不符合'],
    [{ typedHorizon: '30 2.5' }, '持有期须为 1–250 的整数，2.5 不符合'],
    [{ horizons: EIGHT, typedHorizon: '9' }, '最多 8 个持有期，9 不能再加入'],
    [{ quantiles: 1 }, '分组数须为 2–20 的整数'],
    [{ quantiles: null }, '分组数须为 2–20 的整数'],
    [{ listedUnder: 751 }, '上市交易日须为 0–750 的整数，0 为不剔除'],
    [{ listedUnder: 1.5 }, '上市交易日须为 0–750 的整数，0 为不剔除'],
  ])('with %j is not sent: %s', (wrong, text) => {
    expect(Object.values(faultsOf(draft(wrong)))).toEqual([text]);
  });

  it('has a fault exactly where the contract refuses it', () => {
    const tries: readonly Partial<RunDraft>[] = [
      ...[[], ['0'], ['1'], ['250'], ['251'], ['x'], ['20', '5', '5']].map((horizons) => ({ horizons })),
      ...[null, 1, 2, 20, 21, 2.5].map((quantiles) => ({ quantiles })),
      ...[null, -1, 0, 750, 751].map((listedUnder) => ({ listedUnder })),
      { universe: 'industry', code: '801080' },
    ];
    for (const more of tries) {
      const tried = draft(more);
      const fits = backtestParams.safeParse(paramsOf(tried)).success;
      // An empty number is not sent at all.
      const empty = tried.quantiles === null || tried.listedUnder === null;
      expect([more, Object.keys(faultsOf(tried)).length === 0]).toEqual([more, fits && !empty]);
    }
  });
});

describe('the horizons typed', () => {
  it.each<[readonly string[], readonly string[], string]>([
    [['1', '20', ' 5'], ['1', '5', '20'], ''],
    [['1', '300'], ['1'], '300'],
    [['0', '1', '2.5', 'abc', '250'], ['1', '250'], '0 2.5 abc'],
    [[...EIGHT, '9', '10'], EIGHT, '9 10'],
    [[...EIGHT, '08'], EIGHT, ''],
    [['', ' '], [], ''],
  ])('%j are taken as far as they are valid, and nothing is lost', (given, horizons, typedHorizon) => {
    expect(takeHorizons(given)).toEqual({ horizons, typedHorizon });
  });

  it('may be typed as long as they are valid', () => {
    for (const typedHorizon of ['', '2', '250', ' 60 ', '1'])
      expect(faultsOf(draft({ typedHorizon }))).toEqual({});
    expect(faultsOf(draft({ horizons: EIGHT, typedHorizon: '8' }))).toEqual({});
  });
});

it('horizons are sorted from short to long, each once', () => {
  expect(tidyHorizons(['20', ' 5', '05', '1', '5', '', 'x'])).toEqual(['1', '5', '20', 'x']);
});
