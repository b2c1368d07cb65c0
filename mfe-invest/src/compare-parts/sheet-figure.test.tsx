import { headOf, sheetFigure } from './sheet-figure.ts';

it('a figure of a sheet has its decimals, and an exponent where they would show only zeros', () => {
  expect(sheetFigure(-0.0824, 'percent', 4)).toEqual({ digits: '-8.2400', full: -8.24 });
  expect(sheetFigure(0, 'number', 6)).toEqual({ digits: '0.000000', full: 0 });
  expect(sheetFigure(-2.5e-8, 'number', 6)).toEqual({ digits: '-2.500000e-8', full: -2.5e-8 });
  expect(sheetFigure(1e-9, 'percent', 4)).toEqual({ digits: '1.000000e-7', full: 1e-7 });
  expect(sheetFigure(null, 'number', 6)).toBeNull();
  expect([headOf('换手率', 'percent'), headOf('ICIR', 'number')]).toEqual(['换手率(%)', 'ICIR']);
});
