import type { MapTile } from '@console/contract-industry';
import { aTile, covered, WIDE } from './testing/a-tile.ts';
import { isThinBy, keyOf, rotationSpec, treemapSpec } from './map-specs.ts';

const answer = (...tiles: readonly MapTile[]) => ({
  tiles: [...tiles],
  poolName: null,
  since: '2026-07-01',
  asOf: '2026-07-02',
});
const SHOWN = { by: 'change', span: 4, subject: '一级行业' } as const;

describe('the map of the market', () => {
  it('has a tile for each industry, as large as its market value, coloured by the measure', () => {
    const spec = treemapSpec(answer(aTile(), aTile({ industryId: 8, name: '银行', change: -0.02 })), SHOWN);
    expect(spec?.tiles).toEqual([
      { key: 'i7', name: '食品饮料', size: 5e12, value: 0.015 },
      { key: 'i8', name: '银行', size: 5e12, value: -0.02 },
    ]);
    expect(spec?.ends).toEqual([-0.06, 0.06]);
    expect(spec?.coloured).toEqual({ name: '涨跌幅', unit: 'percent', signed: true });
  });

  it('is coloured by other measures within their own ends', () => {
    const tiles = answer(aTile({ turnover: 0.01 }), aTile({ turnover: 0.03 }), aTile({ turnover: null }));
    const spec = treemapSpec(tiles, { ...SHOWN, by: 'turnover' });
    expect([spec?.ends, spec?.tiles.map(({ value }) => value)]).toEqual([
      [0.01, 0.03],
      [0.01, 0.03, null],
    ]);
    expect(treemapSpec(tiles, { ...SHOWN, by: 'pe' })?.ends).toEqual([0, 1]);
  });

  it('leaves a tile of too few members without colour and out of the rotation', () => {
    const thin = aTile({ coverage: covered({ corpNum: 7, memberNum: 10 }) });
    expect([isThinBy(thin, 'change'), isThinBy(aTile(), 'change')]).toEqual([true, false]);
    expect(treemapSpec(answer(thin), SHOWN)?.tiles[0]?.value).toBeNull();
    expect(rotationSpec(answer(thin), '')).toBeNull();
  });

  it('leaves a tile without colour where the members with the figure have too little of the market value', () => {
    const pe = { ...WIDE, capitalShare: 0.79 };
    const tile = aTile({ coverage: { ...covered(WIDE), pe } });
    expect(treemapSpec(answer(tile), { ...SHOWN, by: 'pe' })?.tiles[0]?.value).toBeNull();
    expect(treemapSpec(answer(tile), SHOWN)?.tiles[0]?.value).toBe(0.015);
  });

  it('has its ends from the tiles that are coloured', () => {
    const thin = aTile({ turnover: 9, coverage: covered({ corpNum: 1, memberNum: 10 }) });
    const tiles = answer(aTile({ turnover: 0.01 }), aTile({ turnover: 0.03 }), thin);
    expect(treemapSpec(tiles, { ...SHOWN, by: 'turnover' })?.ends).toEqual([0.01, 0.03]);
  });

  it('is nothing without tiles, and has no point without strength', () => {
    expect(treemapSpec(answer(), SHOWN)).toBeNull();
    expect(rotationSpec(answer(aTile({ strength: null })), '')).toBeNull();
    expect(rotationSpec(answer(aTile()), '')?.points).toEqual([
      { key: 'i7', name: '食品饮料', x: 104, y: 99 },
    ]);
  });

  it('names industries, companies of the tenant, and others', () => {
    const company = { industryId: null, code: '600519' };
    expect([aTile(), aTile({ ...company, corpId: 101 }), aTile(company)].map(keyOf)).toEqual([
      'i7',
      'c101',
      '600519',
    ]);
  });
});
