import type { IndexOrigin } from '@console/contract-invest';
import { SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import { Figure } from './figure.tsx';
import { MISSING_INDEX, MISSING_RATE } from './missing-texts.ts';

interface RateTableProps {
  readonly rates: IndexOrigin['rates'];
  readonly index: number | null;
}

/** The rates of a company with their percentiles in the market, and the capital preference made of these. */
export function RateTable({ rates, index }: RateTableProps): ReactElement {
  return (
    <SmallTable
      rows={rates}
      keyOf={({ key }) => key}
      columns={[
        { title: '比例', heading: true, cell: ({ title }) => title, foot: '指数 = 5 × 均值' },
        {
          title: '取值',
          unit: '%',
          number: true,
          width: 110,
          cell: ({ value }) => <Figure value={value} unit="percent" missing={MISSING_RATE} />,
        },
        {
          title: '全市场百分位',
          unit: '%',
          number: true,
          width: 124,
          cell: ({ percentile }) => <Figure value={percentile} unit="percent" missing={MISSING_RATE} />,
          foot: <Figure value={index} unit="number" missing={MISSING_INDEX['zbphIndex'] ?? ''} />,
        },
      ]}
    />
  );
}
