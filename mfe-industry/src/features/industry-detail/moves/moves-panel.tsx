import { useDayRange } from '@console/subject';
import { Panel } from '@console/ui';
import { DateRange } from '@console/ui/data';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { ContributionList } from './contribution-list.tsx';
import { MultipleParts } from './multiple-parts.tsx';
import { MOVE, MOVE_TITLES, useMove } from './use-move.ts';

/** Who or what made the figure move that the address names; nothing while it names none. */
export function MovesPanel(): ReactElement | null {
  const [move, choose] = useMove();
  const [range, chooseRange] = useDayRange(MOVE);
  if (move === null) return null;
  const isMultiple = move === 'pe' || move === 'pb' || move === 'ps';
  return (
    <Panel
      title={isMultiple ? `${MOVE_TITLES[move]} 为何变动` : `谁带动了${MOVE_TITLES[move]}`}
      sub={range.startTime === undefined ? '默认最近一年' : undefined}
      actions={
        <>
          <DateRange
            label="变动日期范围"
            placeholder={['开始日期', '结束日期']}
            value={[range.startTime, range.endTime]}
            onChange={chooseRange}
          />
          <Button size="small" onClick={() => choose(null)}>
            关闭
          </Button>
        </>
      }
    >
      {isMultiple ? (
        <MultipleParts indicator={move} range={range} />
      ) : (
        <ContributionList of={move} range={range} />
      )}
    </Panel>
  );
}
