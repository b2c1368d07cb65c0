import { INDICATOR_MESSAGES, type Indicator, type indicatorCalls } from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { CompanyReader } from '@console/ecology';
import { barDays, businessDate } from '@console/market/read';
import type { FactorGraph } from '@console/quant';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readCalcs, readGraphs, type Calc } from './calc-rows.ts';
import { CompanyFigures, graphOfIndicator, stepsAcrossStocks } from './company-figures.ts';
import { IndicatorCatalogue } from './indicator-catalogue.ts';
import { MarketMedians } from './market-medians.ts';
import { drawnUnit } from './quant-unit.ts';

type Input = InputOf<typeof indicatorCalls.indicatorLines>;
type Lines = OutputOf<typeof indicatorCalls.indicatorLines>;
type Line = Lines['lines'][number];
type Head = Omit<Line, 'points'>;

const MOST_LINES = 6;
const MOST_DAYS = 2500;

/** A line to be drawn, and the graph it is computed by. */
interface Asked extends Head {
  readonly graph: FactorGraph;
}

interface AskedCalcs {
  readonly drawn: readonly Asked[];
  readonly left: Lines['left'];
}

/** Indicators and calculations over time. */
@Injectable()
export class LinesService {
  constructor(
    private readonly database: DataSource,
    private readonly catalogue: IndicatorCatalogue,
    private readonly companies: CompanyReader,
    private readonly medians: MarketMedians,
  ) {}

  /**
   * A value for every trading day, from what was known on it: of a company, or the median of the market. Refuses more
   * lines or days than can be read at once, unknown indicators, companies and calculations that are not the caller's
   * (404). A calculation that cannot be computed for one company is left out, and named.
   */
  async lines(session: Session, input: Input): Promise<Lines> {
    const { dataId, indicators = [], calcs = [] } = input;
    const count = indicators.length + calcs.length;
    if (count > MOST_LINES) throw new Refusal(INDICATOR_MESSAGES.tooManyLines, { most: MOST_LINES, count });
    const { drawn, left } = await this.askedCalcs(session, input);
    const asked = [...this.askedIndicators(indicators), ...drawn];
    const security = dataId === undefined ? null : await this.securityOf(session, dataId);
    const asOf = await businessDate(this.database);
    const dates = asOf === null ? [] : await this.datesOf(input, asOf);
    const lines =
      security === null ? await this.ofMarket(asked, dates) : await this.ofCompany(security, asked, dates);
    return { lines, left, asOf };
  }

  private askedIndicators(ids: readonly string[]): readonly Asked[] {
    return ids.map((id) => {
      const indicator = this.catalogue.find(id);
      if (indicator === undefined) throw new Refusal(INDICATOR_MESSAGES.unknownIndicator, { id });
      return { ...headOf(indicator), graph: graphOfIndicator(indicator.ref) };
    });
  }

  private async askedCalcs(session: Session, { dataId, calcs: ids = [] }: Input): Promise<AskedCalcs> {
    const calcs = new Map((await readCalcs(this.database, session, ids)).map((calc) => [calc.id, calc]));
    const graphs = await readGraphs(this.database, session, ids);
    const drawn: Asked[] = [];
    const left: Lines['left'] = [];
    for (const id of ids) {
      const [calc, graph] = [calcs.get(id), graphs.get(id)];
      if (calc === undefined || graph === undefined) throw new Refusal(MESSAGES.notFound);
      const { name } = calc;
      if (dataId === undefined) throw new Refusal(INDICATOR_MESSAGES.needsCompany, { name });
      const reason = whyLeft(graph);
      if (reason === null) drawn.push({ ...headOfCalc(calc), graph });
      else left.push({ name, reason });
    }
    return { drawn, left };
  }

  private async securityOf({ tenantId }: Session, companyId: number): Promise<number> {
    const company = await this.companies.find(tenantId, companyId);
    if (company === null) throw new Refusal(MESSAGES.notFound);
    return company.securityId;
  }

  /** The trading days of the range: by default the year up to its end; never after the business date. */
  private async datesOf({ from, to }: Input, asOf: string): Promise<readonly string[]> {
    const end = to === undefined || to > asOf ? asOf : to;
    const start = from ?? yearBefore(end);
    const dates = await barDays(this.database, { from: start, to: end });
    if (dates.length > MOST_DAYS)
      throw new Refusal(INDICATOR_MESSAGES.tooManyDays, { days: dates.length, most: MOST_DAYS });
    return dates;
  }

  private ofMarket(asked: readonly Asked[], dates: readonly string[]): Promise<Line[]> {
    return Promise.all(
      asked.map(async ({ id, name, unit, frequency }) =>
        lineOf({ id, name, unit, frequency }, dates, await this.medians.of(id, dates)),
      ),
    );
  }

  private async ofCompany(
    security: number,
    asked: readonly Asked[],
    dates: readonly string[],
  ): Promise<Line[]> {
    const last = dates.at(-1);
    // Windows of calculations reach back before the range.
    const hasCalcs = asked.some(({ graph }) => graph.nodes.length > 1);
    const all =
      hasCalcs && last !== undefined ? await barDays(this.database, { from: null, to: last }) : dates;
    const figures = new CompanyFigures(this.database, security, all);
    const lines: Line[] = [];
    for (const { graph, ...head } of asked) {
      const values = all.length === 0 ? new Float64Array(0) : await figures.of(graph);
      lines.push(lineOf(head, dates, values.subarray(all.length - dates.length)));
    }
    return lines;
  }
}

/** The reason why a calculation cannot be drawn for one company; null when it can. */
function whyLeft(graph: FactorGraph): string | null {
  const steps = stepsAcrossStocks(graph);
  return steps.length === 0
    ? null
    : `含有截面计算（${steps.join('、')}），需要全市场数据，不能按单个公司计算`;
}

const headOf = ({ id, name, unit, frequency }: Indicator): Head => ({ id, name, unit, frequency });
const headOfCalc = ({ id, name, unit }: Calc): Head => ({
  id: `calc:${id}`,
  name,
  unit: drawnUnit(unit),
  frequency: 'daily',
});

function lineOf(head: Head, dates: readonly string[], values: Float64Array): Line {
  const points = dates.map((date, at) => {
    const value = values[at] ?? NaN;
    return { date, value: Number.isFinite(value) ? value : null };
  });
  return { ...head, points };
}

/** The same day of the year before; for 29 February the 28th. */
const yearBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('-02-29', '-02-28')}`;
