import { DEMO_TEAMS, demoAuthor, everHad, type Demo } from '@console/node-kit/cli';
import { insertRow } from '@console/node-kit/records';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { FactorNames } from '../../factors/factor-names.ts';
import { FactorStore } from '../../factors/factor-store.ts';
import { IndicatorCatalogue } from '../../indicators/indicator-catalogue.ts';
import { queries } from '../../queries.ts';
import { lockStyle } from '../publish/lock-style.ts';
import { STRATEGIES } from '../publish/strategy-records.ts';
import { sealOf, type StrategySeal } from '../seal.ts';
import { classifiedCodes, keepUniverse } from '../universes.ts';
import { DEMO_STRATEGIES, type DemoStrategy } from './demo-list.ts';

export interface DemoMarket {
  /** Days with bars up to the business date, ISO, ascending. */
  readonly calendar: readonly string[];
  readonly codeVersion: string;
}

/** A strategy that was added, and its terms. */
export interface AddedStrategy {
  readonly id: number;
  readonly tenantId: string;
  readonly startDate: string;
  readonly demo: DemoStrategy;
}

/** Days of the market before the first publication: fewer leave nothing to choose by. */
const LEAST_BEFORE = 90;

/**
 * Adds a demo tenant's first strategies, once, as if they had been published on days of the past: a tenant that ever
 * had one gets none.
 */
export async function addDemoStrategies(
  manager: EntityManager,
  team: Demo,
  { calendar, codeVersion }: DemoMarket,
): Promise<readonly AddedStrategy[]> {
  const { tenantId, now } = team;
  if (await everHad(queries(manager), 'invest.strategy', { tenant_id: tenantId })) return [];
  const write = { tenantId, userId: await demoAuthor(manager, team), now };
  const universe = await keepUniverse(manager, tenantId);
  const added: AddedStrategy[] = [];
  const isFirst = tenantId === DEMO_TEAMS[0]?.tenantId;
  for (const demo of DEMO_STRATEGIES.filter(({ isEverywhere }) => isFirst || isEverywhere)) {
    const startDate = calendar[Math.max(LEAST_BEFORE, calendar.length - 1 - demo.since)];
    const styleId = await idOf(manager, 'invest.style', tenantId, demo.style);
    const factor = await factorOf(manager, tenantId, demo);
    if (startDate === undefined || styleId === null || factor === undefined) continue;
    const weights = demo.type === 2 ? await largest(manager, { tenantId, demo, startDate }) : null;
    const style = await lockStyle(manager, tenantId, styleId);
    const parts = {
      name: demo.name,
      type: demo.type,
      style,
      stockQuantity: demo.type === 2 ? null : demo.stocks,
      initialCapital: demo.capital,
      adjustFrequency: demo.frequency,
      factor,
      weighting: demo.weighting ?? null,
      weights,
      pins: [],
      universe,
      startDate,
      codeVersion,
    };
    const row = await insertRow(manager, STRATEGIES.entity, write, {
      name: demo.name,
      styleId,
      strategyType: demo.type,
      tmechanism: '自适应',
      stockQuantity: parts.stockQuantity,
      initialCapital: demo.capital * 100,
      adjustFrequency: demo.frequency,
      factorId: factor?.factorId ?? null,
      factorVersion: factor?.version ?? null,
      weighting: parts.weighting,
      status: 1,
      startDate,
      stoppedAt: null,
      stoppedBy: null,
      ...sealOf(parts),
    });
    added.push({ id: row.id, tenantId, startDate, demo });
  }
  return added;
}

async function idOf(
  manager: EntityManager,
  table: 'invest.style' | 'invest.factor',
  tenantId: string,
  name: string,
): Promise<number | null> {
  const row = await queries(manager)
    .selectFrom(table)
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The factor as it is sealed; null for a strategy without one, undefined where the tenant does not have it. */
async function factorOf(
  manager: EntityManager,
  tenantId: string,
  { factor }: DemoStrategy,
): Promise<StrategySeal['factor'] | undefined> {
  if (factor === undefined) return null;
  const id = await idOf(manager, 'invest.factor', tenantId, factor);
  if (id === null) return undefined;
  const store = new FactorStore(manager.connection, new FactorNames(new IndicatorCatalogue()));
  const { version, name, graph } = await store.find(tenantId, id);
  return { factorId: id, version, name, graph: await store.expanded(tenantId, graph) };
}

interface UserChoice {
  readonly tenantId: string;
  readonly demo: DemoStrategy;
  readonly startDate: string;
}

/** The companies that traded most on the day, with equal weights that leave some cash. */
async function largest(
  manager: EntityManager,
  { tenantId, demo, startDate }: UserChoice,
): Promise<readonly (readonly [string, string])[]> {
  const classified = new Set(await classifiedCodes(manager, tenantId));
  const rows = await queries(manager)
    .selectFrom('market.daily_bar as b')
    .innerJoin('market.security as s', 's.id', 'b.security_id')
    .select(sql<string>`CONCAT(s.code, '.', s.exchange)`.as('code'))
    .where('b.trade_date', '=', startDate)
    .where('b.suspended', '=', 0)
    .where('b.st', '=', 0)
    .orderBy('b.amount', 'desc')
    .execute();
  const codes = rows.map(({ code }) => code).filter((code) => classified.has(code));
  const weight = (Math.floor(9600 / demo.stocks) / 10_000).toFixed(4);
  return codes
    .slice(0, demo.stocks)
    .sort()
    .map((code) => [code, weight] as const);
}
