import { randomUUID } from 'node:crypto';
import type { FactorGraphData } from '@console/contract-invest';
import { succeededRun } from '../invest/backtest-runs.ts';
import type { HttpSession } from '../suite/http-session.ts';
import { OwnFactors } from '../invest/own-factors.ts';
import type { Person } from '../people/people.ts';
import { rows } from '../suite/suite.ts';

/** Factors, calculations and runs of a user of tenant 000000, to be probed by another tenant. */
export interface InvestGoods {
  /**
   * Its nodes have ids that no formula produces: they begin with `kept-`. Another factor uses it, so that it has
   * both sources and dependants.
   */
  readonly factor: {
    readonly id: number;
    readonly name: string;
    readonly formula: string;
  };
  readonly calcId: number;
  /** The calculation's place on the user's browsing list. */
  readonly browseId: number;
  readonly runId: number;
  readonly runJobId: string;
  readonly checkupId: number;
  /** An equal factor of the other tenant. */
  readonly strangersFactor: number;
  /** A name for things to be saved; deleted with all the rest. */
  freshName(): string;
  /** Their rows in the database, to check that nothing changed. */
  state(): Promise<unknown>;
  remove(): Promise<void>;
}

const FORMULA = 'cs_rank(总市值)';
/** A short range: the owner of the run matters, not its result. */
const SHORT_RUN = { horizons: [1] };

/** Makes them through the console's own calls, as their user and, for the other tenant, as the stranger. */
export async function makeInvestGoods(
  user: Person,
  session: HttpSession,
  stranger: HttpSession,
): Promise<InvestGoods> {
  const factors = new OwnFactors();
  const graph = await drawn(session);
  const name = factors.freshName();
  const factor = await saved(session, name, graph);
  await saved(session, factors.freshName(), namingFactor(factor.id));
  const strangersFactor = (await saved(stranger, factors.freshName(), graph)).id;
  const [run] = await Promise.all([
    succeededRun(session, factor.id, SHORT_RUN),
    succeededRun(stranger, strangersFactor, SHORT_RUN),
  ]);
  const calc = await session.post<{ id: number }>('/api/calc/indic', {
    name: factors.freshName(),
    formula: 'pct_change(收盘价, 5)',
  });
  const [checkupId] = await Promise.all([
    endedCheckup('000000', { subject: `f${factor.id}@1`, userId: user.id }),
    endedCheckup('100001', { subject: `f${strangersFactor}@1`, userId: 0 }),
  ]);
  const [kept] = await session.post<{ id: number }[]>('/api/browse/update', { items: [{ calc: calc.id }] });
  if (!kept) throw new Error('the browsing list stayed empty');
  return {
    factor: { id: factor.id, name, formula: factor.formula },
    calcId: calc.id,
    browseId: kept.id,
    runId: run.id,
    runJobId: run.jobId,
    checkupId,
    strangersFactor,
    freshName: () => factors.freshName(),
    state: () => stateOf(user.id, strangersFactor),
    remove: async () => {
      await rows('DELETE FROM {invest}.indicator_browse WHERE user_id = ?', [user.id]);
      await rows('DELETE FROM {invest}.indicator_calc WHERE user_id = ?', [user.id]);
      await rows(
        'DELETE FROM {invest}.checkup WHERE job_id IN (SELECT id FROM {invest}.job WHERE payload_hash = ?)',
        [PROBED],
      );
      await rows('DELETE FROM {invest}.job WHERE payload_hash = ?', [PROBED]);
      await factors.close();
    },
  };
}

/** Marks the jobs of probes' check-ups, which no worker judges. */
const PROBED = 'probed';

/**
 * A check-up that has succeeded and judged one subject, of a user or with 0 of none: written, because only one at a time
 * may run of a tenant.
 */
async function endedCheckup(
  tenantId: string,
  { subject, userId }: { readonly subject: string; readonly userId: number },
): Promise<number> {
  const job = randomUUID();
  await rows(
    `INSERT INTO {invest}.job (id, tenant_id, name, payload, payload_hash, state, submitted_by, submitted_at, due_at)
      VALUES (?, ?, 'invest.checkup', '{"checkupId":1}', ?, 'succeeded', NULLIF(?, 0), NOW(), NOW())`,
    [job, tenantId, PROBED, userId],
  );
  await rows(
    `INSERT INTO {invest}.checkup (tenant_id, job_id, scope, subjects, frozen, correlations, created_by, created_at)
      VALUES (?, ?, 'factors', 1, ?, '', NULLIF(?, 0), NOW())`,
    [tenantId, job, JSON.stringify([{ subject, kind: 'factor', name: subject, category: '' }]), userId],
  );
  const [made] = await rows<{ id: number }>('SELECT id FROM {invest}.checkup WHERE job_id = ?', [job]);
  if (!made) throw new Error('the check-up is not there');
  await rows(
    `INSERT INTO {invest}.checkup_row (checkup_id, tenant_id, subject, horizon, kind, name, category, days,
       significant, quantile_returns, is_new, gained, lost, flipped)
      VALUES (?, ?, ?, 1, 'factor', ?, '', 0, 0, '[]', 0, 0, 0, 0)`,
    [made.id, tenantId, subject, subject],
  );
  return made.id;
}

/** A graph that consists only of that factor. */
export const namingFactor = (id: number): FactorGraphData => ({
  output: 'whole',
  nodes: [{ id: 'whole', kind: 'factor', ref: `f${id}@1`, params: {}, inputs: [] }],
});

async function drawn(session: HttpSession): Promise<FactorGraphData> {
  const { relationMap } = await session.post<{ relationMap: FactorGraphData }>('/api/manager/check', {
    formula: FORMULA,
  });
  const kept = (id: string): string => `kept-${id}`;
  return {
    output: kept(relationMap.output),
    nodes: relationMap.nodes.map((node) => ({ ...node, id: kept(node.id), inputs: node.inputs.map(kept) })),
  };
}

const saved = (
  session: HttpSession,
  name: string,
  relationMap: FactorGraphData,
): Promise<{ readonly id: number; readonly formula: string }> =>
  session.post('/api/manager/save', { name, treeFormId: 4, relationMap });

/** The user's things, and the number of things the stranger has made. */
async function stateOf(userId: number, strangersFactor: number): Promise<unknown> {
  const factors = `SELECT id FROM {invest}.factor WHERE created_by = ${userId}`;
  const runs = `SELECT id FROM {invest}.backtest_run WHERE created_by = ${userId}`;
  const stranger = `(SELECT created_by FROM {invest}.factor WHERE id = ${strangersFactor})`;
  return {
    factors: await rows(`SELECT * FROM {invest}.factor WHERE id IN (${factors}) ORDER BY id`),
    versions: await rows(
      `SELECT * FROM {invest}.factor_version WHERE factor_id IN (${factors}) ORDER BY 1, 2`,
    ),
    references: await rows(`SELECT * FROM {invest}.factor_reference WHERE used_id IN (${factors})`),
    calcs: await rows('SELECT * FROM {invest}.indicator_calc WHERE user_id = ?', [userId]),
    browse: await rows('SELECT * FROM {invest}.indicator_browse WHERE user_id = ?', [userId]),
    runs: await rows(`SELECT * FROM {invest}.backtest_run WHERE id IN (${runs}) ORDER BY id`),
    results: await rows(
      `SELECT run_id, LENGTH(report) FROM {invest}.backtest_result WHERE run_id IN (${runs})`,
    ),
    checkups: await rows('SELECT * FROM {invest}.checkup WHERE created_by = ?', [userId]),
    jobs: await rows('SELECT * FROM {invest}.job WHERE submitted_by = ? ORDER BY id', [userId]),
    stranger: await rows(
      `SELECT (SELECT COUNT(*) FROM {invest}.factor WHERE created_by = ${stranger}) AS factors,
              (SELECT COUNT(*) FROM {invest}.backtest_run WHERE created_by = ${stranger}) AS runs`,
    ),
  };
}
