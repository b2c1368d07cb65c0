import { z } from 'zod';
import { ownStrategies } from './platform-home.ts';
import { platformRoutes } from './platform-addresses.ts';
import { call } from '../entry/entry.ts';
import { id, oneOrMore, wholeNumber } from '../values/field.ts';
import { registrySchema } from '../modules/module.ts';
import { findCompanies, findIndustries, findResearch } from './platform-search.ts';

/** The day of the market data, and whether it is demo data. */
const asOf = call({
  ...platformRoutes.asOf,
  title: '数据截至日与来源',
  input: z.strictObject({}),
  output: z.object({
    /** The business date, `YYYY-MM-DD`; null before the first import. */
    asOf: z.string().nullable(),
    demo: z.boolean(),
    /** The last load of the most-used tables, one of each kind. */
    tables: z.array(
      z.object({
        table: z.string(),
        title: z.string(),
        /** Whether rows of every trading day are expected. */
        daily: z.boolean(),
        rows: z.number().int(),
        asOf: z.string().nullable(),
        /**
         * The companies that its newest day or report period has, of those it should have; null for tables
         * without such a number.
         */
        coverage: z
          .object({ day: z.string(), present: z.number().int(), expected: z.number().int() })
          .nullable(),
        /** The day of the next rows: a trading day, or the deadline of the next reports; null for events. */
        next: z.string().nullable(),
        loadedAt: z.string(),
        source: z.string(),
      }),
    ),
    /** Listed companies in the tenant's ecology, and those with a classification. */
    companies: z.number().int(),
    classified: z.number().int(),
  }),
});

/** The newest announcements of some companies, for the home page. */
const newestAnnouncements = call({
  ...platformRoutes.newestAnnouncements,
  title: '若干公司的最新公告',
  input: z.strictObject({ corpIds: oneOrMore(id(), 20), size: wholeNumber(1, 20).default(8) }),
  output: z.array(
    z.object({
      corpId: z.number().int(),
      shortName: z.string(),
      /** `600519.SH` */
      stockCode: z.string(),
      announcementDate: z.string(),
      category: z.string(),
      title: z.string(),
    }),
  ),
});

/** The calls of no domain that the company service answers. */
export const platformCompanyCalls = { asOf, findCompanies, newestAnnouncements } as const;

/** The call of no domain that the industry service answers, and those of the invest service. */
export const platformIndustryCalls = { findIndustries } as const;
export const platformInvestCalls = { findResearch, ownStrategies } as const;

/** The calls that the gateway answers itself. */
export const platformGatewayCalls = {
  window: call({
    ...platformRoutes.window,
    title: '服务器时间与维护时间窗',
    input: z.strictObject({}),
    whileLocked: true,
    output: z.object({
      /** Milliseconds since the epoch on the server's clock. */
      now: z.number(),
      start: z.string(),
      end: z.string(),
      open: z.boolean(),
      /** When the window next opens or closes, in milliseconds since the epoch; null when it never does. */
      turnsAt: z.number().nullable(),
    }),
  }),
  /** Origins the embedded viewer may frame; the answer's own policy enforces the same list. */
  viewerOrigins: call({
    id: 'platform.viewerOrigins',
    title: '可嵌入的站点',
    method: 'GET',
    path: '/api/platform/viewer-origins',
    services: ['gateway'],
    needs: 'signed-in',
    input: z.strictObject({}),
    output: z.array(z.string()),
  }),
  registry: call({
    ...platformRoutes.registry,
    title: '当前用户可用的模块',
    input: z.strictObject({}),
    output: registrySchema,
  }),
  openApi: call({
    ...platformRoutes.openApi,
    title: '接口文档（OpenAPI）',
    input: z.strictObject({}),
    output: z.record(z.string(), z.unknown()),
  }),
  docs: call({
    id: 'platform.docs',
    title: '接口文档',
    method: 'GET',
    path: '/api/docs',
    services: ['gateway'],
    needs: 'public',
    raw: true,
    input: z.strictObject({}),
    /** An HTML page. */
    output: z.string(),
  }),
} as const;

/** Calls that belong to no domain; the shell makes them. */
export const platformEntries = {
  ...platformCompanyCalls,
  ...platformIndustryCalls,
  ...platformInvestCalls,
  ...platformGatewayCalls,
} as const;

export type NewestAnnouncement = z.output<typeof newestAnnouncements.output>[number];
export type WindowAnswer = z.output<typeof platformEntries.window.output>;
export type DataSnapshot = z.output<typeof asOf.output>;
