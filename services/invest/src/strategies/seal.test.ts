import { createHash } from 'node:crypto';
import { readSeal, sealOf, universeHash, type SealParts } from './seal.ts';

const PARTS: SealParts = {
  name: '稳健',
  type: 2,
  style: {
    styleId: 3,
    styleName: '价值',
    comparisonIndexIndustryWeight: 0.5,
    comparisonIndexCorpWeight: 0.3,
    zbphIndexWeight: 0.2,
    styleIndexWeight: 0.6,
    liquidityIndexWeight: 0.4,
  },
  stockQuantity: null,
  initialCapital: 1_000_000,
  adjustFrequency: 2,
  factor: null,
  weighting: null,
  weights: [['600519.SH', '0.2500']],
  pins: [],
  universe: universeHash(['600519.SH']),
  startDate: '2026-07-02',
  codeVersion: '1+abc',
};

describe('a seal', () => {
  it('has the costs and the volume cap of every strategy, explicitly', () => {
    expect(readSeal(sealOf(PARTS).seal)).toEqual({
      ...PARTS,
      costs: {
        commissionRate: '0.00025',
        commissionMinimum: '5',
        stampDuty: null,
        transferFee: null,
        slippage: '0',
      },
      participation: '0.1',
    });
  });

  it('is the same text for the same parts in another order, and its hash is that of the text', () => {
    const { seal, sealHash } = sealOf(PARTS);
    const turned = Object.fromEntries(Object.entries(PARTS).reverse()) as unknown as SealParts;
    expect(sealOf(turned).seal).toBe(seal);
    expect(sealHash).toBe(createHash('sha256').update(seal).digest('hex'));
    expect(sealOf({ ...PARTS, adjustFrequency: 3 }).sealHash).not.toBe(sealHash);
  });
});

describe('the hash of a universe', () => {
  it('depends on the codes alone', () => {
    expect(universeHash(['600519.SH', '000858.SZ'])).toBe(universeHash(['000858.SZ', '600519.SH']));
    expect(universeHash(['600519.SH'])).not.toBe(universeHash(['600519.SH', '000858.SZ']));
  });
});
