import type { StrategyPerformance } from '@console/contract-invest';
import { Num, Panel, SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import { WideRows } from '../strategy-parts/wide-rows.tsx';

interface WorstFallsProps {
  readonly falls: StrategyPerformance['worst'];
  /** The first day, whose capital is the first high. */
  readonly firstDate: string | null;
}

/** The deepest falls below a high, and when they were made up for. */
export function WorstFalls({ falls, firstDate }: WorstFallsProps): ReactElement {
  return (
    <Panel title="最深回撤" sub={falls.length === 0 ? undefined : `前 ${falls.length} 次`} flush>
      <WideRows label="最深回撤">
        <SmallTable
          rows={falls}
          keyOf={({ trough }) => trough}
          empty={{ title: '没有回撤', cause: '期间每日收盘都不低于此前最高' }}
          columns={[
            { title: '最高点', heading: true, cell: ({ peak }) => peak ?? firstDate },
            { title: '最低点', cell: ({ trough }) => trough },
            { title: '恢复', cell: ({ recovery }) => recovery ?? '未恢复' },
            {
              title: '深度',
              unit: '%',
              number: true,
              cell: ({ depth }) => <Num value={depth} unit="percent" />,
            },
            {
              title: '历时',
              unit: '日',
              number: true,
              cell: ({ length }) => <Num value={length} unit="integer" />,
            },
          ]}
        />
      </WideRows>
    </Panel>
  );
}
