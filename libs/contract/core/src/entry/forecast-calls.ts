import { z } from 'zod';
import type { SignedNeed } from '../modules/authority.ts';
import { day } from '../values/field.ts';
import type { UnitId } from '../values/unit.ts';
import { TABLE_PAGE_SIZE, type CallEntry, type Endpoint, type Named } from './entry.ts';
import { pageOf, pagingInput, type Page } from './paging.ts';
import type { StatementEntry } from './statement.ts';
import type { SubjectEntries } from './subject.ts';

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
  /** In a set, the members that analysts covered, all of them, and the share of their market value. */
  readonly corpNum?: number;
  readonly memberNum?: number;
  readonly capitalShare?: number | null;
}
export type GrowthRow = Expectation & OfYears<'mbiFy' | 'npFy'>;
export type QualityRow = Expectation & OfYears<'gpMarginFy' | 'profitTaMarginFy' | 'roeFy' | 'roicFy'>;

const figure = z.number().nullable();

/** Pages of days of new expectations, with a value for each measure and year. */
export const expectations = <Row>(): z.ZodType<Page<Row>> =>
  pageOf(
    z
      .object({ reportDate: z.string(), year: z.string(), actualYear: figure, institutionCount: figure })
      .catchall(figure) as unknown as z.ZodType<Row>,
  );

interface ForecastPlace {
  /** The ids begin with it. */
  readonly domain: string;
  readonly needs: SignedNeed;
  /** The addresses of a call of `dataForecast`. */
  readonly at: (name: string) => Pick<Endpoint, 'path' | 'also'>;
}

type Input<Name extends z.ZodRawShape, Extra extends z.ZodRawShape> = z.ZodObject<
  Name & Extra,
  z.core.$strict
>;
type None = Record<never, never>;
type Paging = Pick<ReturnType<typeof pagingInput>, 'page' | 'size'>;
type Read<Name extends z.ZodRawShape, Extra extends z.ZodRawShape, Output> = CallEntry<
  Input<Name, Extra>,
  z.ZodType<Output>,
  SignedNeed
> &
  Named<string>;

/** The calls about a subject's forecasts, by the names that `forecastTabs` looks for. */
export interface ForecastCalls<Name extends z.ZodRawShape> {
  readonly forecastLatest: StatementEntry<Input<Name, None>>;
  /** The forecasts as known on a day. */
  readonly forecastAt: StatementEntry<Input<Name, { readonly time: ReturnType<typeof day> }>>;
  /** The days of new expectations, newest first. */
  readonly forecastTimes: Read<Name, None, string[]>;
  readonly forecastGrowthOverview: StatementEntry<Input<Name, None>>;
  readonly forecastQualityOverview: StatementEntry<Input<Name, None>>;
  readonly forecastGrowth: Read<Name, Paging, Page<GrowthRow>>;
  readonly forecastQuality: Read<Name, Paging, Page<QualityRow>>;
}

/**
 * The calls about the analysts' forecasts for a subject's fiscal years. Statements have a column A for a reported year
 * and E for an expected one; histories have a row for each day of new expectations, with columns for its years.
 */
export function forecastCallsOf<Name extends z.ZodRawShape>(
  subject: SubjectEntries<Name>,
  { domain, needs, at }: ForecastPlace,
): ForecastCalls<Name> {
  const { page, size } = pagingInput(TABLE_PAGE_SIZE);
  const place = (id: string, title: string, name: string) => ({
    id: `${domain}.${id}`,
    title,
    needs,
    ...at(name),
  });
  const expected = { periods: 'forecast', source: '一致预期' } as const;
  const ofYears = (id: string, title: string, name: string, unit: UnitId = 'millionYuan') =>
    subject.statement({ ...place(id, title, name), ...expected, unit });
  const history = <Row>(id: string, title: string, name: string) =>
    subject.read({ ...place(id, title, name), input: { page, size }, output: expectations<Row>() });
  return {
    forecastLatest: ofYears('forecastLatest', '最新预测', 'dataList'),
    forecastAt: subject.statement({
      ...place('forecastAt', '历史预测', 'selectQueryByTime'),
      ...expected,
      unit: 'millionYuan',
      input: { time: day() },
    }),
    forecastTimes: subject.read({
      ...place('forecastTimes', '预测日期', 'selectGroupTime'),
      output: z.array(z.string()),
    }),
    forecastGrowthOverview: ofYears('forecastGrowthOverview', '预测概览：成长', 'growthOverview'),
    forecastQualityOverview: ofYears(
      'forecastQualityOverview',
      '预测概览：质量',
      'qualityOverview',
      'percent',
    ),
    forecastGrowth: history<GrowthRow>('forecastGrowth', '成长预测', 'growthForecast'),
    forecastQuality: history<QualityRow>('forecastQuality', '质量预测', 'qualityForecast'),
  };
}
