import { call, id, typedAddresses, VALUATION_SPANS, wholeNumber } from '@console/contract-core';
import { z } from 'zod';
import { DEEPEST_LEVEL, variant } from '../industry-fields.ts';

/** The spans of the map, in trading days. */
export const MAP_SPANS = ['1', '5', '20', '60', '250'] as const;
export type MapSpan = (typeof MAP_SPANS)[number];

/** The rotation: the mean of relative strength over 60 trading days, and its change over 20. */
export const ROTATION_SPANS = { window: 60, lag: 20 } as const;
/** The most members of a pool on the map, the largest ones. */
export const MAP_MEMBERS = 300;

/** The figures that colour the map, each of the members that have it. */
export const MAP_MEASURES = ['change', 'pe', 'turnover', 'preference'] as const;
export type MapMeasureName = (typeof MAP_MEASURES)[number];

const figure = z.number().nullable();

/** The number of members that a figure is made of on the newest day, of all, and their share of the market value. */
const coverage = z.object({
  corpNum: z.number().int(),
  memberNum: z.number().int(),
  capitalShare: figure,
});

const tile = z.object({
  /** The id of an industry; null for a member of a pool. */
  industryId: z.number().int().nullable(),
  /** The id of a member that the tenant has; null for one it has not, and for an industry. */
  corpId: z.number().int().nullable(),
  name: z.string(),
  code: z.string(),
  /** The industry above; null at the top and for members. */
  parentName: z.string().nullable(),
  /** Yuan, on the newest day. */
  totalCapital: figure,
  /** The change of the index over the span, of a member that of its price, dividends left in. */
  change: figure,
  pe: figure,
  /** The fraction of the days of the chosen years on which PE was at or below the newest. */
  pePercentile: figure,
  /** The mean of the daily amounts over float capital in the span. */
  turnover: figure,
  /** The mean of the daily capital preference in the span. */
  preference: figure,
  /** Relative strength against the market, over its mean; 100 is the market's pace. */
  strength: figure,
  /** Its change; 100 is none. */
  momentum: figure,
  /** The coverage of the market value. */
  ...coverage.shape,
  /** The coverage of each figure that colours the map. */
  coverage: z.object({ change: coverage, pe: coverage, turnover: coverage, preference: coverage }),
});
export type MapTile = z.output<typeof tile>;

/**
 * The market as tiles: the industries of a level, or the members of a pool; the largest first, those whose market value
 * is of too few members last.
 */
export const industryMap = call({
  id: 'industry.map',
  title: '市场地图',
  method: 'GET',
  path: '/api/dataIndustry/getMap',
  also: typedAddresses('dataIndustry/getMap'),
  services: ['industry'],
  needs: 'hysjk_gn_view_marketData',
  input: z.strictObject({
    type: variant(),
    level: wholeNumber(1, DEEPEST_LEVEL).default(1),
    /** The industry whose members are the tiles, instead of the industries of a level. */
    pool: id().optional(),
    span: z.enum(MAP_SPANS).default('1'),
    /** The years of the PE percentile; `0` since 1 January. */
    years: z.enum(VALUATION_SPANS).default('5'),
  }),
  output: z.object({
    tiles: z.array(tile),
    /** The pool's name; null for a level. */
    poolName: z.string().nullable(),
    /** The day before the span, whose close changes are against; null where there is none. */
    since: z.string().nullable(),
    asOf: z.string().nullable(),
  }),
});
