import { STRATEGY_MESSAGES, type StrategyRow } from '@console/contract-invest';
import { PageLink } from '@console/ui';
import { RowMenu, type RowMenuItem } from '@console/ui/data';
import type { ReactElement } from 'react';
import { copyStrategyPath, strategyPath } from '../../strategy-parts/strategy-paths.ts';

interface StrategyRowActionsProps {
  readonly row: StrategyRow;
  readonly mayEdit: boolean;
  readonly onStop: () => void;
  readonly onDelete: () => void;
}

/** The actions on one strategy; stopping and deleting behind the caret. */
export function StrategyRowActions(props: StrategyRowActionsProps): ReactElement {
  const { row, mayEdit } = props;
  return (
    <>
      <PageLink to={strategyPath(row.strategyId, row.strategyType)}>详情</PageLink>
      {mayEdit && (
        <>
          <PageLink to={copyStrategyPath(row.strategyId)}>复制</PageLink>
          <RowMenu label={`${row.strategyName} 的更多操作`} items={itemsOf(props)} />
        </>
      )}
    </>
  );
}

/** Stopping is offered while it runs; until then it cannot be deleted. */
function itemsOf({ row, onStop, onDelete }: StrategyRowActionsProps): readonly RowMenuItem[] {
  const runs = row.status !== 0;
  return [
    ...(runs ? [{ key: 'stop', title: '停止', blocked: null, onSelect: onStop }] : []),
    {
      key: 'delete',
      title: '删除',
      blocked: runs ? STRATEGY_MESSAGES.running.text : null,
      onSelect: onDelete,
    },
  ];
}

/** The width of the column of actions, in pixels. */
export const actionsWidth = (mayEdit: boolean): number => (mayEdit ? 132 : 56);
