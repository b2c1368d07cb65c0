import type { ChartSeries } from '../chart-spec.ts';
import { LIGHT } from '../testing/light-tokens.ts';
import { lineColours } from './line-colours.ts';

const series = (tone?: number): ChartSeries => ({
  name: 'Q',
  unit: 'number',
  values: [],
  ...(tone === undefined ? {} : { tone }),
});

describe('the colours of lines', () => {
  it('are those of their places', () => {
    expect(lineColours([series(), series()], LIGHT)).toEqual([
      { line: '#1d4fa8', ink: '#1d4fa8' },
      { line: '#12908e', ink: '#0b7573' },
    ]);
  });

  it('are tones of the first colour for one family, which others do not take', () => {
    const colours = lineColours([series(1), series(0.5), series(0), series()], LIGHT);
    expect(colours.map(({ line }) => line)).toEqual(['#1d4fa8', '#6184c2', '#a5b9dc', '#12908e']);
    expect(colours.map(({ ink }) => ink)).toEqual(['#1d4fa8', '#1d4fa8', '#1d4fa8', '#0b7573']);
  });

  it('are the plain one where the page has other colours than #rrggbb', () => {
    expect(lineColours([series(0.5)], { ...LIGHT, container: 'white' })).toMatchObject([{ line: '#1d4fa8' }]);
  });
});
