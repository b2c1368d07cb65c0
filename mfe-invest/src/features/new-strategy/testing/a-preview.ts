import type { OutputOf } from '@console/contract-core';
import type { previewCalls, PreviewedStock } from '@console/contract-invest';

/** A stock that a new strategy would buy, as the service answers it. */
export const aPreviewedStock = (more: Partial<PreviewedStock> = {}): PreviewedStock => ({
  corpId: 4,
  corpName: '华岚精工',
  stockCode: '688921.SH',
  styleIndex: 4.62,
  correctionCorpConfig: 4.1,
  systemConfigIndex: 0.55,
  weight: 0.55,
  close: 86.42,
  wished: 636_421,
  shares: 636_400,
  amount: 54_997_688,
  cost: 14_299.4,
  factorValue: null,
  lacking: [],
  ...more,
});

/** The estimate of what two stocks of a new strategy come to. */
export const aPreview = (): OutputOf<typeof previewCalls.previewStrategy> => ({
  asOf: '2026-11-20',
  stocks: [
    aPreviewedStock(),
    aPreviewedStock({
      corpId: 5,
      corpName: '景桓电气',
      stockCode: '603968.SH',
      styleIndex: 4.51,
      systemConfigIndex: 0.45,
      weight: 0.45,
      close: 47.82,
      shares: 941_000,
      amount: 44_998_620,
      cost: 11_699.64,
    }),
  ],
  invested: 99_996_308,
  cash: 3_692,
  cost: 25_999.04,
  lots: 15_774,
});
