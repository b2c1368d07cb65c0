import { HeldPanels } from '@console/market/panels';
import { newestLoad, PE_OF_QUOTE } from '@console/market/read';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';

/** The newest quote of a listed security. */
export type QuoteRow = Awaited<ReturnType<typeof readQuotes>>[number];

/** The newest state of the data, and the one before while it is replaced. */
const MOST_STATES = 2;

/** The newest quotes of all listed securities, read once for each load. */
@Injectable()
export class QuoteRows {
  private readonly kept = new HeldPanels<readonly QuoteRow[]>(MOST_STATES, () => 1);

  constructor(private readonly database: DataSource) {}

  async all(): Promise<readonly QuoteRow[]> {
    const load = await newestLoad(this.database);
    return this.kept.ask(String(load), () => readQuotes(this.database));
  }
}

const readQuotes = (database: DataSource) =>
  queries(database)
    .selectFrom('market.latest_quote as q')
    .innerJoin('market.security as s', 's.id', 'q.security_id')
    .where('s.status', '=', 'listed')
    .select(['s.id as security', 's.code as stockCode', 's.name as shortName', 'q.trade_date as day'])
    .select(['q.total_capital as totalCapital', 'q.float_capital as floatCapital', 'q.close'])
    .select(['q.change_rate as changeRate', PE_OF_QUOTE.pe.as('pe'), PE_OF_QUOTE.peWhy.as('peWhy')])
    .select(['q.pb', 'q.ps'])
    .execute();
