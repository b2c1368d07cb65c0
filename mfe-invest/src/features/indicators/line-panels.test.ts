import type { UnitId } from '@console/contract-core';
import { fittingUnit, linePanels } from './line-panels.ts';

const line = (name: string, unit: UnitId, ...values: (number | null)[]) => ({ name, unit, values });
const drawn = (...lines: readonly ReturnType<typeof line>[]) =>
  linePanels(lines).map((panel) => [panel.unit, ...panel.lines.map(({ name }) => name)]);

describe('panels of lines', () => {
  it('separate amounts from prices, each in the unit that fits', () => {
    const price = line('收盘价', 'yuan', 11.96, 12.3);
    const turnover = line('成交额', 'yuan', 66_661_180, null);
    const value = line('总市值', 'hundredMillionYuan', 5_104_264_594.23);
    const floating = line('流通市值', 'hundredMillionYuan', 3_200_000_000);
    expect(drawn(price, turnover, value, floating)).toEqual([
      ['yuan', '收盘价'],
      ['tenThousandYuan', '成交额'],
      ['hundredMillionYuan', '总市值', '流通市值'],
    ]);
    expect(drawn(floating, value, price, turnover)).toEqual([
      ['hundredMillionYuan', '流通市值', '总市值'],
      ['yuan', '收盘价'],
      ['tenThousandYuan', '成交额'],
    ]);
  });

  it('contain lines up to eight times apart, losses by their absolute size', () => {
    const large = line('大', 'multiple', 16);
    expect(drawn(line('小', 'multiple', -2), large)).toEqual([['multiple', '小', '大']]);
    expect(drawn(line('小', 'multiple', -1.9), large)).toEqual([
      ['multiple', '小'],
      ['multiple', '大'],
    ]);
  });

  it('put a line of zeros beside others of its unit', () => {
    expect(drawn(line('零', 'yuan', 0, null), line('收盘价', 'yuan', 10))).toEqual([
      ['yuan', '零', '收盘价'],
    ]);
  });

  it('never mix different units', () => {
    const lines = [line('价', 'yuan', 10), line('股', 'shares', 10), line('率', 'percent', 10)];
    expect(drawn(...lines)).toEqual([
      ['yuan', '价'],
      ['shares', '股'],
      ['percent', '率'],
    ]);
  });
});

test.each<[UnitId, number[], UnitId]>([
  ['yuan', [9999], 'yuan'],
  ['yuan', [10_000], 'tenThousandYuan'],
  ['yuan', [1e8], 'hundredMillionYuan'],
  ['hundredMillionYuan', [12], 'yuan'],
  ['millionYuan', [3e6], 'tenThousandYuan'],
  ['yuan', [5e9, 6e6], 'tenThousandYuan'],
  ['shares', [1.256e9], 'hundredMillionShares'],
  ['millionShares', [2.5e6], 'tenThousandShares'],
  ['yuan', [0], 'yuan'],
  ['percent', [1e9], 'percent'],
])('%s of %j is drawn in %s', (unit, sizes, fitting) => {
  expect(fittingUnit(unit, sizes)).toBe(fitting);
});
