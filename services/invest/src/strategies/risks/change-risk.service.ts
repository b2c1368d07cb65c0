import { Injectable } from '@nestjs/common';
import { STRATEGY_MESSAGES, STRATEGY_STATUS, type riskCalls } from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type Session } from '@console/contract-core';
import { businessDate } from '@console/market/read';
import { Records, refuseStale, type RecordChange } from '@console/node-kit/records';
import { DataSource } from 'typeorm';
import { codesOfCompanies, namedStocks } from '../named-stocks.ts';
import { STRATEGIES } from '../publish/strategy-records.ts';
import { findRisk, lockRisk, writeRisk, type CompanyCaps, type RiskRow } from './risk-rows.ts';

type Calls = typeof riskCalls;

/** A cap of a company, by its id. */
interface CompanyCap {
  readonly corpId: number;
  readonly risk: number;
}

/** Lowers the caps of today, and raises them with a reason; each with its audit line. */
@Injectable()
export class ChangeRiskService {
  constructor(
    private readonly database: DataSource,
    private readonly records: Records,
  ) {}

  /** @throws Refusal notFound, conflict, stopped, notToday, systemRiskRaised */
  async lowerSystem(session: Session, input: InputOf<Calls['updateSystemRisk']>): Promise<boolean> {
    const { strategyId, date } = await this.row(session, input.id);
    await this.change(session, { strategyId, date }, async (change, row) => {
      refuseStale(row, input.version);
      if (input.risk > row.systemRisk)
        throw new Refusal(STRATEGY_MESSAGES.systemRiskRaised, { risk: row.systemRisk });
      await save(change, row, {
        action: 'lower-system-risk',
        caps: { systemRisk: input.risk, companyRisks: row.companyRisks },
      });
    });
    return true;
  }

  /** @throws Refusal notFound, also of a company that the row does not have, conflict, stopped, notToday, companyRiskRaised */
  async lowerCompanies(session: Session, input: InputOf<Calls['updateCompanyRisk']>): Promise<boolean> {
    const { strategyId, date } = await this.row(session, input.id);
    const given = await this.byCode(session.tenantId, input.risk);
    await this.change(session, { strategyId, date }, async (change, row) => {
      refuseStale(row, input.version);
      const raised = Object.keys(given).find((code) => capOf(given, code) > capOf(row.companyRisks, code));
      if (raised !== undefined)
        throw new Refusal(STRATEGY_MESSAGES.companyRiskRaised, {
          name: await this.nameOf(session.tenantId, raised),
          risk: capOf(row.companyRisks, raised),
        });
      await save(change, row, {
        action: 'lower-company-risk',
        caps: { systemRisk: row.systemRisk, companyRisks: { ...row.companyRisks, ...given } },
      });
    });
    return true;
  }

  /**
   * Raises caps of the business date.
   * @throws Refusal notFound, also of a company that the row does not have, stopped, notToday, notRaised
   */
  async raise(session: Session, input: InputOf<Calls['raiseRisk']>): Promise<boolean> {
    const { strategyId, reason } = input;
    const given = await this.byCode(session.tenantId, input.companyRisks ?? []);
    const date = await businessDate(this.database);
    await this.change(session, { strategyId, date }, async (change, row) => {
      const systemRisk = input.systemRisk ?? row.systemRisk;
      if (systemRisk < row.systemRisk)
        throw new Refusal(STRATEGY_MESSAGES.notRaised, { name: '系统风险', risk: row.systemRisk });
      const lowered = Object.keys(given).find((code) => capOf(given, code) < capOf(row.companyRisks, code));
      if (lowered !== undefined)
        throw new Refusal(STRATEGY_MESSAGES.notRaised, {
          name: await this.nameOf(session.tenantId, lowered),
          risk: capOf(row.companyRisks, lowered),
        });
      await save(change, row, {
        action: 'raise-risk',
        caps: { systemRisk, companyRisks: { ...row.companyRisks, ...given } },
        reason,
      });
    });
    return true;
  }

  /** The strategy and day of a row of the tenant. */
  private async row({ tenantId }: Session, id: number): Promise<RiskRow> {
    const row = await findRisk(this.database, tenantId, id);
    if (row === null) throw new Refusal(MESSAGES.notFound);
    return row;
  }

  /**
   * Runs a change of the caps of today with the strategy and the row locked, in the order in which days are posted: a
   * day that is being posted waits, or has moved the strategy on.
   */
  private change(
    session: Session,
    { strategyId, date }: { readonly strategyId: number; readonly date: string | null },
    work: (change: RecordChange, row: RiskRow) => Promise<void>,
  ): Promise<void> {
    return this.records.change(session, async (change) => {
      const strategy = await change.lock(STRATEGIES, strategyId);
      if (strategy.status === STRATEGY_STATUS.stopped) throw new Refusal(STRATEGY_MESSAGES.stopped);
      const row = date === null ? null : await lockRisk(change.manager, strategyId, date);
      const today = await businessDate(this.database);
      if (row === null || row.date !== today) throw new Refusal(STRATEGY_MESSAGES.notToday);
      await work(change, row);
    });
  }

  /** Caps by code. Refuses (404) a company that the tenant does not have. */
  private async byCode(tenantId: string, caps: readonly CompanyCap[]): Promise<CompanyCaps> {
    const ids = caps.map(({ corpId }) => corpId);
    const codes = await codesOfCompanies(this.database, tenantId, ids);
    return Object.fromEntries(
      caps.map(({ corpId, risk }) => {
        const code = codes.get(corpId);
        if (code === undefined) throw new Refusal(MESSAGES.notFound);
        return [code, risk];
      }),
    );
  }

  private async nameOf(tenantId: string, code: string): Promise<string> {
    return (await namedStocks(this.database, tenantId, [code])).get(code)?.corpName ?? code;
  }
}

/** The cap of a company of the row. Refuses (404) one that it does not have. */
function capOf(caps: CompanyCaps, code: string): number {
  const cap = caps[code];
  if (cap === undefined) throw new Refusal(MESSAGES.notFound);
  return cap;
}

interface Saved {
  readonly action: string;
  readonly caps: Pick<RiskRow, 'systemRisk' | 'companyRisks'>;
  readonly reason?: string;
}

/** Saves what differs with its audit line; nothing where nothing does. */
async function save(change: RecordChange, row: RiskRow, { action, caps, reason }: Saved): Promise<void> {
  const changed = Object.keys(caps.companyRisks).filter(
    (code) => caps.companyRisks[code] !== row.companyRisks[code],
  );
  const isSystem = caps.systemRisk !== row.systemRisk;
  if (!isSystem && changed.length === 0) return;
  await writeRisk(change.manager, row, caps);
  const said = ({ systemRisk, companyRisks }: Saved['caps']): object => ({
    riskDate: row.date,
    ...(isSystem && { systemRisk }),
    ...(changed.length > 0 && {
      companyRisks: Object.fromEntries(changed.map((code) => [code, companyRisks[code]])),
    }),
  });
  await change.record(STRATEGIES, {
    action,
    id: row.strategyId,
    before: said(row),
    after: { ...said(caps), ...(reason !== undefined && { reason }) },
  });
}
