import { id, pageOf, pagingInput, TABLE_PAGE_SIZE, why } from '@console/contract-core';
import { z } from 'zod';
import { company, figure } from '../company.ts';

const BASE = '/api/dataForecast';
const NEEDS = ['gssjk_gn_view_financial', 'gssjk_gn_view_marketData'] as const;
const { page, size } = pagingInput(TABLE_PAGE_SIZE);
const text = z.string();

const peer = { corpId: id(), stockCode: text, shortName: text };
/**
 * Market value in yuan and valuation multiples of the share's newest day; null where it never traded or the
 * figure is not known.
 */
const valued = { ...peer, totalCapital: figure, pe: figure, peWhy: why, pb: figure, ps: figure };

/** The figures by which peers can be ordered. */
export const PEER_ORDERS = ['pe', 'pb', 'ps', 'totalCapital'] as const;
export type PeerOrder = (typeof PEER_ORDERS)[number];

/**
 * The company among its peers: the tenant's companies that are today in any of its ecology industries. The
 * company is first, the others follow by market value; a company in no ecology industry has no peers.
 */
export const ecologicalComparisonCalls = {
  /** The expectations for a fiscal year: the one asked for, else the company's next one. */
  ecologicalComparison: company.read({
    id: 'company.ecologicalComparison',
    title: '生态对比',
    path: `${BASE}/getEcologicalComparison`,
    needs: NEEDS,
    input: { page, size, year: z.coerce.number().int().min(1990).max(2100).optional() },
    output: pageOf(
      z.object({
        ...peer,
        /** Null where there are no expectations; then all other figures are null too. */
        year: z.number().int().nullable(),
        institutionCount: figure,
        /** Yuan; the growth over the year before is a fraction. */
        operatingTotalRevenue: figure,
        operatingRevenueYoy: figure,
        operatingRevenueYoyWhy: why,
        netProfitParent: figure,
        netProfitYoy: figure,
        netProfitYoyWhy: why,
        /** Yuan a share. */
        eps: figure,
        /** Fractions. */
        gpMargin: figure,
        roe: figure,
        roic: figure,
      }),
    ),
  }),
  ecologicalValuations: company.read({
    id: 'company.ecologicalValuations',
    title: '生态估值对比',
    path: `${BASE}/getEcologicalComparisonValuations`,
    needs: NEEDS,
    input: { page, size },
    output: pageOf(z.object(valued)),
  }),
  /**
   * The peers ordered by one figure; those without it are last, negative multiples come after positive ones.
   */
  ecologicalValuationsSort: company.read({
    id: 'company.ecologicalValuationsSort',
    title: '生态估值排名',
    path: `${BASE}/getEcologicalComparisonValuationsSort`,
    needs: NEEDS,
    input: {
      page,
      size,
      column: z.enum(PEER_ORDERS).default('pe'),
      direction: z.enum(['ASC', 'DESC']).default('ASC'),
    },
    output: z.object({
      totalElements: z.number().int(),
      /**
       * `rank` counts from 1 and is shared by equal figures; null without the figure or with a negative
       * multiple.
       */
      content: z.array(z.object({ ...valued, rank: z.number().int().nullable() })),
      /** The rank of the company itself, on whatever page it is. */
      rank: z.number().int().nullable(),
      /** The number of peers that have a rank. */
      ranked: z.number().int(),
      asOf: text.nullable(),
    }),
  }),
} as const;
