import { PANEL_STORE, type PanelStore } from '@console/market/panels';
import type { ConsensusFigure, ConsensusRows } from '@console/quant';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { TO_DAYS_EPOCH } from '@console/market/read';

/** Securities of a query: the rows of all of them are in memory as objects. */
const BATCH = 250;
const FIGURES: readonly ConsensusFigure[] = [
  ...(['revenue', 'profit', 'grossMargin', 'pretaxMargin', 'roe', 'roic'] as const),
];

/** What analysts ever expected of all securities: `members` of the rows are securities. Read once for each load. */
@Injectable()
export class ConsensusReader {
  private kept: { readonly load: number; readonly rows: Promise<ConsensusRows> } | null = null;

  constructor(
    @Inject(PANEL_STORE) private readonly store: PanelStore,
    private readonly database: DataSource,
  ) {}

  async read(): Promise<ConsensusRows> {
    const { loads, stocks } = await this.store.frame();
    const load = loads['earnings_forecast'] ?? 0;
    if (this.kept?.load === load) return this.kept.rows;
    const kept = { load, rows: this.readAll(stocks) };
    this.kept = kept;
    // What could not be read is read again by the next request.
    kept.rows.catch(() => {
      if (this.kept === kept) this.kept = null;
    });
    return kept.rows;
  }

  private async readAll(stocks: number): Promise<ConsensusRows> {
    const parts: ConsensusRows[] = [];
    for (let from = 1; from <= stocks; from += BATCH) parts.push(await this.readBatch(from));
    const joined = (of: (part: ConsensusRows) => ArrayLike<number>): Float64Array =>
      Float64Array.from(parts.flatMap((part) => Array.from(of(part))));
    return {
      members: joined(({ members }) => members),
      days: joined(({ days }) => days),
      years: joined(({ years }) => years),
      actual: joined(({ actual }) => actual),
      figures: figuresBy((name) => joined(({ figures }) => figures[name])),
    };
  }

  /** The rows of some securities, in the order in which they are summed. */
  private async readBatch(from: number): Promise<ConsensusRows> {
    const rows = await queries(this.database)
      .selectFrom('market.earnings_forecast as f')
      .select(({ ref }) => [
        'f.security_id as security',
        sql<number>`TO_DAYS(${ref('f.report_date')})`.as('day'),
        'f.fiscal_year as year',
        'f.is_actual as actual',
        'f.operating_total_revenue as revenue',
        'f.net_profit_parent as profit',
        'f.gross_margin as grossMargin',
        'f.pretax_margin as pretaxMargin',
        'f.roe',
        'f.roic',
      ])
      .where('f.security_id', '>=', from)
      .where('f.security_id', '<', from + BATCH)
      .orderBy('f.security_id')
      .orderBy('f.report_date')
      .orderBy('f.fiscal_year')
      .execute();
    return {
      members: Int32Array.from(rows, ({ security }) => security),
      days: Int32Array.from(rows, ({ day }) => day - TO_DAYS_EPOCH),
      years: Int32Array.from(rows, ({ year }) => year),
      actual: Uint8Array.from(rows, ({ actual }) => actual),
      figures: figuresBy((name) => Float64Array.from(rows, (row) => row[name] ?? NaN)),
    };
  }
}

const figuresBy = (of: (name: ConsensusFigure) => Float64Array): ConsensusRows['figures'] =>
  Object.fromEntries(FIGURES.map((name) => [name, of(name)])) as unknown as ConsensusRows['figures'];
