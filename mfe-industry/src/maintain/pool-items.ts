import type { PickItem } from '@console/ui/tree';
import type { PoolCompany } from './use-industry-pool.ts';

/** The companies that can be added; those in the pool are marked, and cannot be picked. */
export const offeredItems = (found: readonly PoolCompany[], pool: ReadonlySet<number>): readonly PickItem[] =>
  found.map((company) => ({
    ...itemOf(company),
    ...(pool.has(company.corpId) ? { mark: '已在池中', off: true } : {}),
  }));

interface ShownPool {
  readonly pool: ReadonlySet<number>;
  /** The companies of the saved pool: others are marked as new. */
  readonly members: readonly PoolCompany[];
  /** Part of the name, or the beginning of the code. */
  readonly text: string;
}

/** The companies of the pool by code, each once. */
export function addedItems(
  known: readonly PoolCompany[],
  { pool, members, text }: ShownPool,
): readonly PickItem[] {
  const saved = new Set(members.map(({ corpId }) => corpId));
  const wanted = text.trim();
  const byId = new Map(known.map((company) => [company.corpId, company]));
  return [...byId.values()]
    .filter(({ corpId }) => pool.has(corpId))
    .filter(({ stockCode, shortName }) => stockCode.startsWith(wanted) || shortName.includes(wanted))
    .sort((one, other) => (one.stockCode < other.stockCode ? -1 : 1))
    .map((company) => ({
      ...itemOf(company),
      ...(saved.has(company.corpId) ? {} : { mark: '新加入' }),
    }));
}

const itemOf = ({ corpId, stockCode, shortName }: PoolCompany): PickItem => ({
  key: corpId,
  note: stockCode,
  title: shortName,
});
