import { percent, count, required, text, word } from '@console/contract-core/columns';
import { z } from 'zod';
import { industry } from '../industry.ts';

const NEEDS = 'hysjk_gn_view_information';
const figure = z.number().nullable();

/**
 * I-05: the fund of an ETF industry, whose code is its fund's; null for industries above funds, which have the
 * codes of indexes and of Shenwan industries.
 */
const fundOverview = industry.read({
  id: 'industry.fundOverview',
  title: '基金概况',
  path: '/api/etf/dataIndustry/getOverview',
  needs: NEEDS,
  output: z
    .object({
      /** The short name of the fund. */
      industryName: z.string(),
      /** 510300.SH */
      industryCode: z.string(),
      fundName: z.string(),
      fundStatus: z.string(),
      /** Units on `reportDate`. */
      fundShares: figure,
      /** Yuan on `reportDate`. */
      fundScale: figure,
      reportDate: z.string(),
      fundEstNormDate: z.string(),
      /** Null for a fund without an end. */
      fundExpNormDate: z.string().nullable(),
      /** The management company. */
      fundSupervisor: z.string(),
      fundManager: z.string(),
      perfComparativeBenchmark: z.string(),
      investObjective: z.string(),
      /** The investment scope; the spelling is that of the documents. */
      investSocpe: z.string(),
      investRange: z.string(),
      investPhilosophy: z.string(),
      investStrategy: z.string(),
    })
    .nullable(),
});

export const fundCalls = { fundOverview } as const;

/**
 * The fund's weights by Shenwan level-1 industry, on its newest day of constituents. Beside the industries are
 * the stocks that are in none, and what is not in stocks; all weights sum to 1.
 */
const fundIndustries = industry.facts({
  id: 'industry.fundIndustries',
  title: '重仓行业',
  path: '/api/etf/dataIndustry/getHeavyIndConf',
  needs: NEEDS,
  source: '基金成份披露，按申万一级行业',
  key: 'industryCode',
  counter: '个行业',
  defaultSort: 'weight,DESC',
  columns: {
    industryName: text('行业', { fixed: 'left' }),
    /** Empty for stocks of no industry, `CASH` for what is not in stocks. */
    industryCode: word('申万代码'),
    weight: percent('权重'),
    /** Since the day of constituents before. */
    weightChange: percent('较上期', { signed: true }),
    stocks: required(count('持股')),
  },
});

export const fundTables = { fundIndustries } as const;
