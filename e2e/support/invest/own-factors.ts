import { randomInt } from 'node:crypto';
import type { FactorGraphData } from '@console/contract-invest';
import { ANALYST, type Account } from '../browser/browser.ts';
import { httpSignIn, type HttpSession } from '../suite/http-session.ts';
import { rows } from '../suite/suite.ts';
import { oneAtATime } from '../suite/turn.ts';

export interface MadeFactor {
  readonly id: number;
  readonly name: string;
  /** The graph as the service writes it. */
  readonly formula: string;
}

/** A factor in the database. */
export interface KeptFactor {
  readonly id: number;
  readonly name: string;
  readonly category: number;
  readonly version: number;
  readonly revision: number;
  readonly removed: number;
  /** The graph of its newest version. */
  readonly graph: FactorGraphData;
  readonly kind: number;
}

/** Factors of one file of journeys, deleted at its end with their runs. */
export class OwnFactors {
  private readonly names: string[] = [];
  private readonly sessions = new Map<Account, Promise<HttpSession>>();

  /** A name that no one has. */
  freshName(): string {
    const name = `旅程${String(randomInt(10 ** 8)).padStart(8, '0')}`;
    this.names.push(name);
    return name;
  }

  /** Makes a factor by a direct call, in the category 动量与反转; by default as the demo's analyst. */
  async made(formula: string, account: Account = ANALYST): Promise<MadeFactor> {
    const name = this.freshName();
    const session = await this.sessionOf(account);
    const { relationMap } = await session.post<{ relationMap: FactorGraphData }>('/api/manager/check', {
      formula,
    });
    const factor = await session.post<MadeFactor>('/api/manager/save', { name, treeFormId: 4, relationMap });
    return { id: factor.id, name, formula: factor.formula };
  }

  /** One session for all factors of an account. */
  private sessionOf(account: Account): Promise<HttpSession> {
    const session = this.sessions.get(account) ?? httpSignIn(account);
    this.sessions.set(account, session);
    return session;
  }

  async close(): Promise<void> {
    for (const session of this.sessions.values()) await (await session).leave();
    this.sessions.clear();
    const found = await rows<{ id: number }>(
      `SELECT id FROM {invest}.factor WHERE ${this.names.map(() => 'name = ?').join(' OR ') || 'FALSE'}`,
      this.names.splice(0),
    );
    const ids = found.map(({ id }) => id).join() || '0';
    const runs = `SELECT id FROM {invest}.backtest_run WHERE factor_id IN (${ids})`;
    await rows(`DELETE FROM {invest}.backtest_result WHERE run_id IN (${runs})`);
    await rows(
      `DELETE FROM {invest}.job WHERE id IN
        (SELECT job_id FROM {invest}.backtest_run WHERE factor_id IN (${ids}))`,
    );
    await rows(`DELETE FROM {invest}.backtest_run WHERE factor_id IN (${ids})`);
    await rows(`DELETE FROM {invest}.factor_reference WHERE factor_id IN (${ids}) OR used_id IN (${ids})`);
    await rows(`DELETE FROM {invest}.factor_version WHERE factor_id IN (${ids})`);
    await rows(`DELETE FROM {invest}.factor WHERE id IN (${ids})`);
  }
}

/**
 * The factors of the calling file, which takes a turn: no other file uses the lists, runs and the one worker
 * meanwhile.
 */
export function ownFactors(): OwnFactors {
  const factors = new OwnFactors();
  oneAtATime('factors');
  afterAll(() => factors.close());
  return factors;
}

/** The factors of a name in the demo tenant, the removed ones too, oldest first. */
export async function keptFactors(name: string): Promise<KeptFactor[]> {
  const found = await rows<Omit<KeptFactor, 'graph'> & { graph: string }>(
    `SELECT f.id, f.name, f.shelf AS category, f.version, f.revision, f.removed_at IS NOT NULL AS removed,
           v.graph, v.kind
       FROM {invest}.factor f
       JOIN {invest}.factor_version v ON v.factor_id = f.id AND v.version = f.version
      WHERE f.tenant_id = '000000' AND f.name = ? ORDER BY f.id`,
    [name],
  );
  return found.map((factor) => ({ ...factor, graph: JSON.parse(factor.graph) as FactorGraphData }));
}
