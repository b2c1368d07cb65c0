import { STRATEGY_TEXTS } from '@console/contract-invest';
import { aStrategy } from '../../strategy-parts/testing/a-strategy.ts';
import { draftOf, sentStrategy, type NewStrategyDraft } from './strategy-draft.ts';

const draft = (more: Partial<NewStrategyDraft> = {}): NewStrategyDraft => ({
  ...draftOf(null),
  strategyName: ' 稳进 ',
  styleId: 12,
  ...more,
});
const stock = (stockCode: string, weight: number | null) => ({
  corpId: 1,
  corpName: stockCode,
  stockCode,
  weight,
});
const faultOf = (given: NewStrategyDraft): string | null => {
  const sent = sentStrategy(given);
  return sent instanceof Error ? sent.message : null;
};

describe('a new strategy as it is published', () => {
  it('begins as a system strategy of ten stocks, a hundred million yuan, every week', () => {
    expect(sentStrategy(draft())).toEqual({
      strategyType: 1,
      strategyName: '稳进',
      styleId: 12,
      initialCapital: 100_000_000,
      adjustFrequency: 2,
      stockQuantity: 10,
    });
  });

  it('of a user has the ticked stocks with their weights, and no quantity', () => {
    expect(
      sentStrategy(draft({ strategyType: 2, stocks: [stock('600519.SH', 0.6), stock('000001.SZ', 0.4)] })),
    ).toEqual({
      strategyType: 2,
      strategyName: '稳进',
      styleId: 12,
      initialCapital: 100_000_000,
      adjustFrequency: 2,
      stocks: [
        { stockCode: '600519.SH', userConfigIndex: 0.6 },
        { stockCode: '000001.SZ', userConfigIndex: 0.4 },
      ],
    });
  });

  it('by a factor has the factor and the weighting, and its version where one is copied', () => {
    const given = { strategyType: 3, factorId: 5, weighting: 'score' } as const;
    expect(sentStrategy(draft(given))).toMatchObject({ strategyType: 3, factorId: 5, weighting: 'score' });
    expect(sentStrategy(draft(given))).not.toHaveProperty('factorVersion');
    expect(sentStrategy(draft({ ...given, factorVersion: 4 }))).toMatchObject({ factorVersion: 4 });
  });

  it.each([
    [draft({ strategyName: ' ' }), STRATEGY_TEXTS.name],
    [draft({ strategyName: '一二三四五六七' }), STRATEGY_TEXTS.nameLength],
    [draft({ styleId: null }), STRATEGY_TEXTS.style],
    [draft({ initialCapital: 999_999 }), STRATEGY_TEXTS.capital],
    [draft({ initialCapital: 10_000_000_001 }), STRATEGY_TEXTS.capital],
    [draft({ initialCapital: null }), STRATEGY_TEXTS.capital],
    [draft({ stockQuantity: 12 }), STRATEGY_TEXTS.quantity],
    [draft({ strategyType: 2 }), STRATEGY_TEXTS.stocks],
    [draft({ strategyType: 2, stocks: [stock('600519.SH', null)] }), STRATEGY_TEXTS.weight],
    [
      draft({ strategyType: 2, stocks: [stock('600519.SH', 0.6), stock('000001.SZ', 0.4001)] }),
      STRATEGY_TEXTS.weightSum,
    ],
    [draft({ strategyType: 3 }), STRATEGY_TEXTS.factor],
  ])('is not sent with a fault: %#', (given, fault) => {
    expect(faultOf(given)).toBe(fault);
  });

  it('is not refused by floating point: 0.1 + 0.2 + 0.7 is 1', () => {
    const stocks = [stock('600519.SH', 0.1), stock('000001.SZ', 0.2), stock('000002.SZ', 0.7)];
    expect(faultOf(draft({ strategyType: 2, stocks }))).toBeNull();
  });
});

describe('a copy', () => {
  it('has everything of the other but its name', () => {
    const copied = aStrategy({
      strategyType: 2,
      stockQuantity: null,
      initialCapital: 5_000_000,
      adjustFrequency: 3,
      stocks: [{ corpId: 4, corpName: '华岚精工', stockCode: '688921.SH', weight: 0.25 }],
    });
    expect(draftOf(copied)).toEqual({
      strategyName: '',
      styleId: 12,
      strategyType: 2,
      stockQuantity: 10,
      initialCapital: 5_000_000,
      adjustFrequency: 3,
      factorId: null,
      factorVersion: null,
      weighting: 'equal',
      stocks: [{ corpId: 4, corpName: '华岚精工', stockCode: '688921.SH', weight: 0.25 }],
    });
  });

  it('of an intelligent strategy keeps the version of its factor', () => {
    const copied = aStrategy({
      strategyType: 3,
      factorId: 5,
      factorVersion: 2,
      weighting: 'minimumVariance',
    });
    expect(draftOf(copied)).toMatchObject({
      strategyType: 3,
      factorId: 5,
      factorVersion: 2,
      weighting: 'minimumVariance',
    });
  });
});
