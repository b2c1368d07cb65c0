import { call, id, plainSigns, wholeNumber } from '@console/contract-core';
import { z } from 'zod';
import { riskCap, STRATEGY_TEXTS } from './strategy-fields.ts';

const services = ['invest'] as const;
const view = { services, needs: 'tzgl_view', method: 'GET' } as const;
const edit = { services, needs: 'tzgl_edit', method: 'POST' } as const;
const strategies = '/api/invest/strategy';
const ofStrategy = z.strictObject({ strategyId: id() });

const paged = z.strictObject({
  strategyId: id(),
  page: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(1).max(200).default(20),
});
/** The version that was read; without it the newest is changed. */
const version = () => wholeNumber(1, Number.MAX_SAFE_INTEGER).optional();
const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ content: z.array(row), totalElements: z.number().int() });

const systemRiskRow = z.object({
  id: z.number().int(),
  riskDate: z.string(),
  /** 0–100. */
  risk: z.number(),
  /** That of the trading day before; 100 on the first. */
  yesterdayRisk: z.number(),
  today: z.boolean(),
  version: z.number().int(),
});
const companyRiskRow = z.object({
  id: z.number().int(),
  riskDate: z.string(),
  today: z.boolean(),
  /** By code; a company that the tenant deleted has no id, and keeps its cap. */
  companyRisks: z.array(
    z.object({
      corpId: z.number().int().nullable(),
      corpName: z.string(),
      stockCode: z.string(),
      risk: z.number(),
    }),
  ),
  version: z.number().int(),
});
const company = z.object({
  corpId: z.number().int().nullable(),
  corpName: z.string(),
  stockCode: z.string(),
});

/** Caps of companies; those that are not named stay. */
const caps = z.array(z.strictObject({ corpId: id(), risk: riskCap() })).max(500);

/** The longest text of caps, in characters: those of 500 companies with their names. */
const MOST_TEXT = 60_000;

/** `[{"corpId": 1, "corpName": "…", "risk": 80}]` as a text, as the documents send it. */
const companyCaps = z
  .string()
  .check(plainSigns)
  .max(MOST_TEXT)
  .transform((text, context) => {
    const read = z
      .array(z.looseObject({ corpId: id(), risk: riskCap() }))
      .max(500)
      .safeParse(parsed(text));
    if (read.success) return read.data.map(({ corpId, risk }) => ({ corpId, risk }));
    context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? STRATEGY_TEXTS.risk });
    return z.NEVER;
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A sale that lowered caps cause at the next open. */
const sale = z.object({
  corpId: z.number().int().nullable(),
  corpName: z.string(),
  stockCode: z.string(),
  heldNum: z.number().int(),
  targetNum: z.number().int(),
  sellNum: z.number().int(),
  /** Yuan, at the last close. */
  amount: z.number(),
});

/** V-07: position caps. They are only lowered; raising is an audited act of an administrator with a reason. */
export const riskCalls = {
  systemRisks: call({
    ...view,
    id: 'invest.systemRisks',
    title: '系统风险',
    path: `${strategies}/system/risk/list`,
    input: paged,
    output: pageOf(systemRiskRow),
  }),
  updateSystemRisk: call({
    ...edit,
    id: 'invest.updateSystemRisk',
    title: '修改系统风险',
    path: `${strategies}/system/risk/update`,
    from: 'any',
    input: z.strictObject({
      id: id(),
      risk: z.preprocess(
        (given) => (typeof given === 'string' && given !== '' ? Number(given) : given),
        riskCap(),
      ),
      version: version(),
    }),
    output: z.boolean(),
  }),
  companyRisks: call({
    ...view,
    id: 'invest.companyRisks',
    title: '公司风险',
    path: `${strategies}/company/risk/list`,
    input: paged,
    output: pageOf(companyRiskRow),
  }),
  /** The companies of the columns: those that the strategy holds or ever had. */
  riskCompanies: call({
    ...view,
    id: 'invest.riskCompanies',
    title: '公司风险的公司',
    path: `${strategies}/company/risk/company`,
    input: ofStrategy,
    output: z.array(company),
  }),
  updateCompanyRisk: call({
    ...edit,
    id: 'invest.updateCompanyRisk',
    title: '修改公司风险',
    path: `${strategies}/company/risk/update`,
    input: z.strictObject({ id: id(), risk: companyCaps, version: version() }),
    // Each character may be written as six bytes.
    bounds: { textBytes: MOST_TEXT * 6 },
    output: z.boolean(),
  }),
  /**
   * The sales at the next open, with caps that were lowered today and those given here, before they are confirmed. On
   * the last day of a period the new signal replaces them.
   */
  previewRisk: call({
    ...edit,
    id: 'invest.previewRisk',
    title: '调低风险的卖出预览',
    path: `${strategies}/risk/preview`,
    input: z.strictObject({
      strategyId: id(),
      systemRisk: riskCap().optional(),
      companyRisks: caps.optional(),
    }),
    output: z.object({ asOf: z.string(), sales: z.array(sale), amount: z.number() }),
  }),
  /** Raises caps of today, with a reason: what is not named stays. No role has the authority unless it is given. */
  raiseRisk: call({
    services,
    needs: 'tzgl_risk',
    method: 'POST',
    id: 'invest.raiseRisk',
    title: '重置风险',
    path: `${strategies}/risk/raise`,
    input: z.strictObject({
      strategyId: id(),
      systemRisk: riskCap().optional(),
      companyRisks: caps.optional(),
      reason: z.string().trim().check(plainSigns).min(2, '请填写原因').max(200),
    }),
    output: z.boolean(),
  }),
  /** Position by date and company, in shares of assets. Refused for system strategies. */
  stockPositions: call({
    ...view,
    id: 'invest.stockPositions',
    title: '仓位控制',
    path: `${strategies}/stock/position/list`,
    input: paged,
    output: pageOf(
      z.object({
        reportDate: z.string(),
        stockPositions: z.array(
          company.extend({
            positionIndex: z.number(),
            fullPositionWeight: z.number(),
            realityWeight: z.number(),
          }),
        ),
      }),
    ),
  }),
  /** The days of asset statistics, the newest first. */
  assets: call({
    ...view,
    id: 'invest.assets',
    title: '资产统计',
    path: `${strategies}/assets/list`,
    input: paged,
    output: pageOf(
      z.object({
        /** The `assetsId` of the detail. */
        id: z.string(),
        date: z.string(),
        cashAssets: z.number(),
        stockCapitalStart: z.number(),
        stockCapitalEnd: z.number(),
        assetsEnd: z.number(),
        earningRate: z.number(),
      }),
    ),
  }),
} as const;
