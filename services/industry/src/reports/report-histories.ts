import {
  dailyPanel,
  readAgain,
  PANEL_STORE,
  reportHistory,
  type PanelFrame,
  type PanelStore,
} from '@console/market/panels';
import type { Template } from '@console/market/schema';
import type { ReportHistory } from '@console/quant';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CAPITAL_FIELD } from '../days/day-figures.ts';
import { queries } from '../queries.ts';
import type { MarketValues } from './market-values.ts';

/** The template of a security's statements, by its id. */
export type TemplateOf = (security: number) => Template;

/** The reports of all securities in one state of the data; what no answer needs is not loaded. */
export interface OpenHistories {
  /** The state of the data. */
  readonly version: string;
  readonly templateOf: TemplateOf;
  /** The histories of some columns, by their ids such as `income_statement.operating_cost`. @throws FrameGone as the store does */
  of(ids: readonly string[]): Promise<ReadonlyMap<string, ReportHistory>>;
  /** The market value of all securities. @throws FrameGone as the store does */
  market(): Promise<MarketValues>;
}

/** The reports of all securities, by column of the mart, and their market value, from the shared panels. */
@Injectable()
export class ReportHistories {
  /** The templates as of the newest load of statements. */
  private templates: { readonly load: number; readonly of: Promise<TemplateOf> } | null = null;

  constructor(
    @Inject(PANEL_STORE) private readonly store: PanelStore,
    private readonly database: DataSource,
  ) {}

  /** Reads from the histories, again where an import replaced the data meanwhile. */
  read<Answer>(work: (open: OpenHistories) => Promise<Answer>): Promise<Answer> {
    return readAgain(async () => work(await this.open()));
  }

  private async open(): Promise<OpenHistories> {
    const frame = await this.store.frame();
    const { dates, stocks, version } = frame;
    return {
      version,
      templateOf: await this.templatesOf(frame),
      of: async (ids) =>
        new Map(
          await Promise.all(ids.map(async (id) => [id, await reportHistory(this.store, frame, id)] as const)),
        ),
      market: async () => ({
        dates,
        stocks,
        values: await dailyPanel(this.store, frame, CAPITAL_FIELD, { from: 0, to: dates.length }),
      }),
    };
  }

  /** Read once for a load of the statements. */
  private templatesOf({ loads }: PanelFrame): Promise<TemplateOf> {
    const load = loads['income_statement'] ?? 0;
    if (this.templates?.load === load) return this.templates.of;
    const kept = { load, of: this.readTemplates() };
    this.templates = kept;
    // What could not be read is read again by the next request.
    kept.of.catch(() => {
      if (this.templates === kept) this.templates = null;
    });
    return kept.of;
  }

  /** The template of each security's newest statement; general for one without. */
  private async readTemplates(): Promise<TemplateOf> {
    const newest = queries(this.database)
      .selectFrom('market.income_statement')
      .select(({ fn }) => ['security_id', fn.max('report_period').as('period')])
      .groupBy('security_id');
    const rows = await queries(this.database)
      .selectFrom('market.income_statement as s')
      .innerJoin(newest.as('n'), (on) =>
        on.onRef('n.security_id', '=', 's.security_id').onRef('n.period', '=', 's.report_period'),
      )
      .select(['s.security_id as security', 's.template'])
      .where('s.template', '!=', 'general')
      .execute();
    const known = new Map(rows.map(({ security, template }) => [security, template]));
    return (security) => known.get(security) ?? 'general';
  }
}
