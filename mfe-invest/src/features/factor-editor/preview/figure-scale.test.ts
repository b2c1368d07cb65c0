import { figureScale } from './figure-scale.ts';

it.each([
  ['yuan', { min: -3e9, max: 2e7 }, { text: '亿元', scale: 1e8 }],
  ['yuan', { min: 1, max: 2e7 }, { text: '万元', scale: 1e4 }],
  ['yuan', { min: 1.2, max: 1500 }, { text: '元', scale: 1 }],
  ['shares', { min: 0, max: 5e8 }, { text: '亿股', scale: 1e8 }],
  ['yuan/shares', { min: 0, max: 5e8 }, { text: '元/股', scale: 1 }],
  ['1', { min: 0, max: 5e8 }, { text: '', scale: 1 }],
  [null, { min: 0, max: 1 }, { text: '', scale: 1 }],
])('%s in %j is drawn as %j', (unit, range, drawn) => {
  expect(figureScale(unit, range)).toMatchObject(drawn);
});
