import { dayRange, VALUATIONS, variantAddresses } from '@console/contract-core';
import { z } from 'zod';
import { chartCoverage } from '../coverage.ts';
import { industry } from '../industry.ts';
import { OVERVIEW_NEEDS } from './valuations.ts';

const figure = z.number().nullable();
const member = z.object({
  /** Null for a company the tenant did not add. */
  corpId: z.number().int().nullable(),
  stockCode: z.string(),
  shortName: z.string(),
  /** What it adds to the industry's change: a fraction of the industry's first value. */
  change: z.number(),
});

/** The days that are compared: the first and the last trading day of the range, null for an industry without any. */
const compared = { from: z.string().nullable(), to: z.string().nullable() };

/** What moves: the market value or the index between two days, revenue or profit of four quarters between two reports. */
export const MOVED = ['capital', 'index', 'revenue', 'profit'] as const;
export type Moved = (typeof MOVED)[number];

/**
 * Who made it move: the ten members that added most and the ten that took most, and the rest as one;
 * all of them add up to the industry's change. Without a start: the year up to the end. Reports are the newest that
 * enough members had made of a period ended by either day; `from` and `to` are the ends of their periods.
 */
const contributions = industry.read({
  path: '/api/ecology/dataIndustry/getContributions',
  also: variantAddresses('dataIndustry/getContributions', ['etf']),
  id: 'industry.contributions',
  title: '谁带动了它',
  needs: OVERVIEW_NEEDS,
  input: { of: z.enum(MOVED), ...dayRange },
  output: z.object({
    ...compared,
    /** The industry's change, a fraction. */
    total: figure,
    /** The largest first. */
    gains: z.array(member),
    /** The lowest first. */
    losses: z.array(member),
    rest: z.object({ count: z.number().int(), change: z.number() }),
    ...chartCoverage,
  }),
});

/** Why a multiple changed between two days: in natural logarithms, which add up to its own. */
const multipleChange = industry.read({
  path: '/api/ecology/dataIndustry/getMultipleChange',
  also: variantAddresses('dataIndustry/getMultipleChange', ['etf']),
  id: 'industry.multipleChange',
  title: '估值变动拆分',
  needs: OVERVIEW_NEEDS,
  input: { indicator: z.enum(VALUATIONS), ...dayRange },
  output: z.object({
    ...compared,
    /** The multiple on both days. */
    first: figure,
    last: figure,
    /** Null where no company counts on both days. */
    parts: z
      .object({ total: z.number(), price: z.number(), earnings: z.number(), membership: z.number() })
      .nullable(),
    ...chartCoverage,
  }),
});

/** Who and what made the industry move. */
export const moveCalls = { contributions, multipleChange } as const;
