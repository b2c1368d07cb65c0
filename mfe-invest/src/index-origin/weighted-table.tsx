import type { IndexOrigin } from '@console/contract-invest';
import { Num, SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import { Figure } from './figure.tsx';
import { MISSING_INDEX, NO_WEIGHT } from './missing-texts.ts';

type Part = IndexOrigin['parts'][number];

interface WeightedTableProps {
  /** The key and title of the index that the parts add up to. */
  readonly sum: { readonly key: string; readonly title: string; readonly index: number | null };
  readonly parts: readonly Part[];
}

/** The parts of an index: each times its weight, and their sum. */
export function WeightedTable({ sum, parts }: WeightedTableProps): ReactElement {
  const weights = parts.reduce((total, { weight }) => total + weight, 0);
  return (
    <SmallTable
      rows={parts}
      keyOf={({ key }) => key}
      columns={[
        { title: '分项', heading: true, cell: ({ title }) => title, foot: sum.title },
        {
          title: '指数',
          number: true,
          width: 110,
          cell: ({ key, index }) => <Figure value={index} unit="number" missing={missing(key)} />,
        },
        {
          title: '权重',
          number: true,
          width: 110,
          cell: ({ weight }) => <Num value={weight} unit="number" />,
          foot: <Num value={weights} unit="number" />,
        },
        {
          title: '指数 × 权重',
          number: true,
          width: 110,
          cell: ({ key, share, weight }) => (
            <Figure value={share} unit="number" missing={weight === 0 ? NO_WEIGHT : missing(key)} />
          ),
          foot: <Figure value={sum.index} unit="number" missing={missing(sum.key)} />,
        },
      ]}
    />
  );
}

const missing = (key: string): string => MISSING_INDEX[key] ?? '';
