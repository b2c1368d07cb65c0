import type { TransposedRow } from './transposed-table.tsx';

interface Covered {
  readonly corpNum?: number | undefined;
  readonly memberNum?: number | undefined;
  readonly capitalShare?: number | null | undefined;
}

/** The rows of a set's periods that say of how many members they are; none of a single company. */
export function coverageRows(periods: readonly Covered[]): readonly TransposedRow[] {
  if (periods.every(({ memberNum }) => memberNum === undefined)) return [];
  return [
    {
      key: 'corpNum',
      label: '披露公司',
      unit: 'count',
      values: periods.map(({ corpNum }) => corpNum ?? null),
    },
    {
      key: 'memberNum',
      label: '成份公司',
      unit: 'count',
      values: periods.map(({ memberNum }) => memberNum ?? null),
    },
    {
      key: 'capitalShare',
      label: '披露市值占比',
      unit: 'percent',
      values: periods.map(({ capitalShare }) => capitalShare ?? null),
    },
  ];
}
