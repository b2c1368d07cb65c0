import type { SumRule, TableDefinition } from '@console/market/schema';
import { apportion } from './apportion.ts';

type SumsOf<T extends TableDefinition> = Extract<NonNullable<T['rules']>[number], SumRule>;

/**
 * Divides a whole number over the parts of a table's total by weights, in the order of the definition's rule:
 * the columns of the total and of its parts.
 */
export function sumParts<T extends TableDefinition>(
  table: T,
  total: number,
  weights: readonly number[],
): Readonly<Record<SumsOf<T>['total'] | SumsOf<T>['plus'][number], number>> {
  const rule = (table.rules ?? []).find((one): one is SumsOf<T> => one.kind === 'sum');
  if (rule?.plus.length !== weights.length) throw new RangeError(`${table.name} has another number of parts`);
  const parts = apportion(total, weights);
  const cells = [[rule.total, total], ...rule.plus.map((name, at) => [name, parts[at] ?? 0])] as const;
  // The columns of the rule, each once.
  return Object.fromEntries(cells) as Record<SumsOf<T>['total'] | SumsOf<T>['plus'][number], number>;
}
