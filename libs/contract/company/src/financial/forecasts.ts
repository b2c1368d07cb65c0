import { day, pageOf, pagingInput, TABLE_PAGE_SIZE, type UnitId } from '@console/contract-core';
import { z } from 'zod';
import { company, figure } from '../company.ts';

const BASE = '/api/dataForecast';
/** The titles of expected figures; the market tab shows them too. */
const EXPECTED = {
  periods: 'forecast',
  unit: 'millionYuan',
  source: '一致预期',
  needs: ['gssjk_gn_view_financial', 'gssjk_gn_view_marketData'],
} as const;
const { page, size } = pagingInput(TABLE_PAGE_SIZE);

/** `mbiFy2025`: a measure of one fiscal year. */
type OfYears<Measure extends string> = { readonly [M in Measure as `${M}${number}`]?: number | null };
interface Expectation {
  /** The day analysts expected it, `YYYY-MM-DD`. */
  readonly reportDate: string;
  /** The fiscal years of the rows of the page, the same in every row: `2024,2025,2026`. */
  readonly year: string;
  /** The one of these years that was already reported on that day. */
  readonly actualYear: number | null;
  readonly institutionCount: number | null;
}
export type GrowthRow = Expectation & OfYears<'mbiFy' | 'npFy'>;
export type QualityRow = Expectation & OfYears<'gpMarginFy' | 'profitTaMarginFy' | 'roeFy' | 'roicFy'>;

const expectations = <Row>(): z.ZodType<Row> =>
  z
    .object({
      reportDate: z.string(),
      year: z.string(),
      actualYear: figure,
      institutionCount: figure,
    })
    .catchall(figure) as unknown as z.ZodType<Row>;

const history = <Row>(id: string, title: string, path: `/${string}`) =>
  company.read({
    id: `company.${id}`,
    title,
    path,
    needs: EXPECTED.needs,
    input: { page, size },
    output: pageOf(expectations<Row>()),
  });

const ofYears = <const Path extends string>(
  id: string,
  title: string,
  name: Path,
  unit: UnitId = EXPECTED.unit,
) => company.statement({ id: `company.${id}`, title, path: `${BASE}/${name}`, ...EXPECTED, unit });

/**
 * The analysts' forecasts for a company's fiscal years. Statements have a column A for a reported year and E
 * for an expected one; histories have a row for each day of new expectations, with columns for its years.
 */
export const forecastCalls = {
  forecastLatest: ofYears('forecastLatest', '最新预测', 'dataList'),
  /** The forecasts as known on a day. */
  forecastAt: company.statement({
    id: 'company.forecastAt',
    title: '历史预测',
    path: `${BASE}/selectQueryByTime`,
    ...EXPECTED,
    input: { time: day() },
  }),
  /** The days of new expectations, newest first. */
  forecastTimes: company.read({
    id: 'company.forecastTimes',
    title: '预测日期',
    path: `${BASE}/selectGroupTime`,
    needs: EXPECTED.needs,
    output: z.array(z.string()),
  }),
  /** All fiscal years with forecasts, newest first. */
  forecastYears: company.read({
    id: 'company.forecastYears',
    title: '预测年度',
    path: `${BASE}/selectGroupYear`,
    needs: EXPECTED.needs,
    output: z.array(z.number().int()),
  }),
  forecastGrowthOverview: ofYears('forecastGrowthOverview', '预测概览：成长', 'growthOverview'),
  forecastQualityOverview: ofYears('forecastQualityOverview', '预测概览：质量', 'qualityOverview', 'percent'),
  forecastGrowth: history<GrowthRow>('forecastGrowth', '成长预测', `${BASE}/growthForecast`),
  forecastQuality: history<QualityRow>('forecastQuality', '质量预测', `${BASE}/qualityForecast`),
  /** Growth and quality of the years in one table. */
  companyForecast: history<GrowthRow & QualityRow>(
    'companyForecast',
    '盈利预测',
    '/api/CompanyResearch/companyForecastPage',
  ),
} as const;
