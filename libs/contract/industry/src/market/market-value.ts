import { call, dayRange, variantAddresses } from '@console/contract-core';
import { capitalLines, date } from '@console/contract-core/columns';
import { z } from 'zod';
import { chartCoverage } from '../coverage.ts';
import { industry } from '../industry.ts';
import { byIndustryId, OVERVIEW_NEEDS } from './valuations.ts';
import { sharedAddress } from '../shared-address.ts';

const figure = z.number().nullable();

/** Total and float capital by day; without a start, the year up to the newest day. */
const marketValue = industry.chart({
  ...sharedAddress('CompanyResearch/MarkeChange'),
  id: 'industry.marketValue',
  title: '行业市值',
  needs: OVERVIEW_NEEDS,
  source: '交易所行情，成份公司合计',
  input: dayRange,
  over: { reportDate: date('日期') },
  lines: capitalLines,
  beside: chartCoverage,
});

/** The same by the names of document 2, as rows alone. */
const floatCapital = call({
  id: 'industry.floatCapital',
  title: '行业市值列表',
  method: 'GET',
  path: '/api/dataIndustry/selectFloatCapital',
  also: [
    ...variantAddresses('dataIndustry/selectFloatCapital'),
    { path: '/api/dataIndustry/selectIndustryFloatCapital' },
    ...variantAddresses('dataIndustry/selectIndustryFloatCapital'),
  ],
  services: ['industry'],
  needs: OVERVIEW_NEEDS,
  input: z.strictObject({ ...byIndustryId, ...dayRange }),
  output: z.array(z.object({ reportDate: z.string(), totalCapital: figure, floatCapitalOfShares: figure })),
});

/**
 * The parts of the industry's market value on the newest day: the industries below it, or where there are none its
 * largest members, and one part for all others. A company of several industries below counts in the first of them, so
 * that the parts add up to 1.
 */
const capitalShares = call({
  id: 'industry.capitalShares',
  title: '行业市值占比',
  method: 'GET',
  path: '/api/dataIndustry/getGraphData',
  also: variantAddresses('dataIndustry/getGraphData'),
  services: ['industry'],
  needs: OVERVIEW_NEEDS,
  input: z.strictObject(byIndustryId),
  output: z.array(
    z.object({
      /** The industry whose market value is parted. */
      industryName: z.string(),
      /** The part: an industry below, a company, or 其他. */
      shortName: z.string(),
      totalCapitalRate: z.number(),
      totalCapital: z.number(),
      /** The day of the market values, the members that have one, and all members: the same of every part. */
      reportDate: z.string(),
      corpNum: z.number().int(),
      memberNum: z.number().int(),
    }),
  ),
});

/** The newest figures of the strip above every tab. */
const strip = industry.read({
  path: '/api/ecology/dataIndustry/getStrip',
  also: variantAddresses('dataIndustry/getStrip', ['etf']),
  id: 'industry.strip',
  title: '行业概要',
  needs: 'hysjk_gn',
  output: z.object({
    /** Yuan; null where no member has one, like the other figures. */
    totalCapital: figure,
    industryIndex: figure,
    /** The change of the index on the newest day, a fraction. */
    changeRate: figure,
    pe: figure,
    pb: figure,
    ps: figure,
    ...chartCoverage,
    /** Which members count: those of each day, or today's on all days. */
    members: z.enum(['then', 'now']),
    asOf: z.string().nullable(),
  }),
});

/** The last 1,250 days of the index, and what was traded of the members. An industry has no events of its own. */
const indexBars = industry.read({
  ...sharedAddress('dataStockPastQuotation/getDataBaseErve'),
  id: 'industry.indexBars',
  title: '行业指数日线',
  needs: OVERVIEW_NEEDS,
  output: z.object({
    bars: z.array(
      z.object({
        date: z.string(),
        open: figure,
        high: figure,
        low: figure,
        close: figure,
        /** Shares. */
        volume: figure,
        /** Yuan. */
        amount: figure,
        /** Volume over float shares of the same members: a fraction. */
        turnoverRate: figure,
      }),
    ),
    events: z.array(z.object({ date: z.string(), kind: z.string(), title: z.string() })),
    asOf: z.string().nullable(),
  }),
});

/** I-10: the industry's market value. */
export const marketValueCalls = { marketValue, floatCapital, capitalShares, strip, indexBars } as const;
