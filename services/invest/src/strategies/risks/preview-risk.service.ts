import { Injectable } from '@nestjs/common';
import { STRATEGY_MESSAGES, type riskCalls } from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { businessDate } from '@console/market/read';
import { decideDay, type Account, type MarketDay, type StockDay } from '@console/quant';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { codesOfCompanies, namedStocks, type NamedStock } from '../named-stocks.ts';
import { readPosted } from '../days/posting/read-day.ts';
import { riskLists } from '../days/posting/risk-rows.ts';
import { storedDay, type StoredDay } from '../days/stored-day.ts';
import { ownStrategy } from '../own-strategy.ts';
import { yuanOf } from '../yuan-of.ts';
import { readRisks, type RiskRow } from './risk-rows.ts';

type Call = (typeof riskCalls)['previewRisk'];
type Preview = OutputOf<Call>;

/** The sales that lowered caps cause, by the ledger's own sizing. */
@Injectable()
export class PreviewRiskService {
  constructor(private readonly database: DataSource) {}

  /** @throws Refusal notFound of a strategy or company that the tenant does not have, notToday before today is posted */
  async preview({ tenantId }: Session, input: InputOf<Call>): Promise<Preview> {
    const { strategyId } = input;
    const { lastDate } = await ownStrategy(this.database, tenantId, strategyId);
    const today = await businessDate(this.database);
    const [newest, before] = await readRisks(this.database, strategyId, { skipped: 0, count: 2 });
    if (newest === undefined || lastDate === null || newest.date !== today || lastDate !== today)
      throw new Refusal(STRATEGY_MESSAGES.notToday);
    const close = storedDay(await readPosted(this.database, { strategyId, date: lastDate }));
    const lowered = { ...newest, ...(await this.caps(tenantId, newest, input)) };
    const stocks = await namedStocks(this.database, tenantId, [...close.account.shares.keys()]);
    const market = await this.marketOf(close, stocks);
    const after = decideDay(heldAlone(close.account), {
      market,
      before: before?.date ?? null,
      signal: null,
      risks: riskLists((before === undefined ? [lowered] : [before, lowered]).map(asRead)),
      participation: null,
    });
    const sales = salesOf(close, after, stocks);
    return {
      asOf: lastDate,
      sales,
      amount: sales.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100,
    };
  }

  /** The caps with those that are given. Refuses (404) a company that the row does not have. */
  private async caps(
    tenantId: string,
    row: RiskRow,
    { systemRisk, companyRisks = [] }: InputOf<Call>,
  ): Promise<Pick<RiskRow, 'systemRisk' | 'companyRisks'>> {
    const ids = companyRisks.map(({ corpId }) => corpId);
    const codes = await codesOfCompanies(this.database, tenantId, ids);
    const given = companyRisks.map(({ corpId, risk }): [string, number] => {
      const code = codes.get(corpId);
      if (code === undefined || row.companyRisks[code] === undefined) throw new Refusal(MESSAGES.notFound);
      return [code, risk];
    });
    return {
      systemRisk: systemRisk ?? row.systemRisk,
      companyRisks: { ...row.companyRisks, ...Object.fromEntries(given) },
    };
  }

  /** The market of held stocks, as sizing needs it: their boards, and the closes that were posted. */
  private async marketOf(
    { date, holdings }: StoredDay,
    stocks: ReadonlyMap<string, NamedStock>,
  ): Promise<MarketDay> {
    const ids = [...stocks.values()].map(({ securityId }) => securityId);
    const securities =
      ids.length === 0
        ? []
        : await queries(this.database)
            .selectFrom('market.security')
            .select(['id', 'board', 'list_date as listed', 'delist_date as delisted'])
            .where('id', 'in', ids)
            .execute();
    const byId = new Map(securities.map((security) => [security.id, security]));
    return {
      date,
      stocks: new Map(
        [...stocks].flatMap(([code, { securityId }]): [string, StockDay][] => {
          const security = byId.get(securityId);
          if (security === undefined) return [];
          const { board, listed, delisted } = security;
          const isDelisted = delisted !== null && delisted <= date;
          return [
            [
              code,
              {
                security: { code, board, listed, delisted },
                isListed: listed <= date && !isDelisted,
                isDelisted,
                action: null,
                gap: null,
                ref: null,
                bar: null,
                after: { ref: holdings.get(code)?.close ?? null, ex: false, rights: false, amounts: [] },
              },
            ],
          ];
        }),
      ),
    };
  }
}

/** An account without the weights of stocks that it does not hold: of those nothing is sold. */
const heldAlone = (account: Account): Account => ({
  ...account,
  weights: new Map([...account.weights].filter(([code]) => account.shares.has(code))),
});

/** The caps of a day with the system's as a decimal text. */
const asRead = ({ date, systemRisk, companyRisks }: RiskRow) => ({
  date,
  systemRisk: String(systemRisk),
  companyRisks,
});

/** The sells that were not open before, or for fewer shares. */
function salesOf(
  { account, holdings }: StoredDay,
  after: Account,
  stocks: ReadonlyMap<string, NamedStock>,
): Preview['sales'] {
  return [...after.orders].flatMap(([code, { side, remaining }]) => {
    const open = account.orders.get(code);
    const isNew = open?.side !== 'sell' || open.remaining < remaining;
    if (side !== 'sell' || !isNew) return [];
    const held = account.shares.get(code) ?? 0n;
    const stock = stocks.get(code);
    return [
      {
        corpId: stock?.corpId ?? null,
        corpName: stock?.corpName ?? code,
        stockCode: code,
        heldNum: Number(held),
        targetNum: Number(held - remaining),
        sellNum: Number(remaining),
        amount: yuanOf(remaining * (holdings.get(code)?.close ?? 0n)),
      },
    ];
  });
}
