import type { MapTile } from '@console/contract-industry';
import { aTile } from './testing/a-tile.ts';
import { isThin, keyOf, rotationSpec, treemapSpec } from './map-specs.ts';

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
    const thin = aTile({ corpNum: 7, memberNum: 10 });
    expect([isThin(thin), isThin(aTile({ corpNum: 8, memberNum: 10 }))]).toEqual([true, false]);
    expect(treemapSpec(answer(thin), SHOWN)?.tiles[0]?.value).toBeNull();
    expect(rotationSpec(answer(thin), '')).toBeNull();
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
