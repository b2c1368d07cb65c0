import { comparisonCalls, MOST_COMPARED_STRATEGIES } from '@console/contract-invest';
import { CallError, useCall } from '@console/platform';
import { EmptyState, Ladder, Page, PageHead, PageLink, Panel } from '@console/ui';
import { usePageQuery } from '@console/ui/data';
import { Button } from '@console/ui/form';
import type { ReactElement, ReactNode } from 'react';
import { client } from '../../client.ts';
import { idsIn } from '../../ids-in.ts';
import { STRATEGY_LIST_PATH } from '../../strategy-parts/strategy-paths.ts';
import { ComparisonPanels } from './comparison-panels.tsx';
import { StrategyPicker } from './strategy-picker.tsx';

/** V-09: up to six strategies side by side over the days that all of them have. */
export function StrategyComparePage(): ReactElement {
  const [query, change] = usePageQuery();
  const named = idsIn(query.get('ids'));
  const ids = named.slice(0, MOST_COMPARED_STRATEGIES);
  const answer = useCall(
    client,
    comparisonCalls.compareStrategies,
    { ids: [...ids] },
    { enabled: ids.length > 0, keepPrevious: true },
  );
  const choose = (next: readonly number[]): void => change({ ids: next.join(',') });
  const remove = (left: readonly number[]): void => choose(ids.filter((id) => !left.includes(id)));
  const isGone = answer.error instanceof CallError && answer.error.status === 404;
  const missing = isGone ? ids : (answer.data?.missing ?? []);
  return (
    <Page
      band={
        <PageHead
          title="组合对比"
          sub={`${ids.length - missing.length} 个策略，最多 ${MOST_COMPARED_STRATEGIES} 个`}
          actions={<StrategyPicker chosen={ids} onPick={(id) => choose([...ids, id])} />}
        />
      }
    >
      {named.length > ids.length && (
        <Notice
          title={`链接中有 ${named.length} 个策略，只对比前 ${MOST_COMPARED_STRATEGIES} 个`}
          cause="移出一些策略后，可以在右上角添加其余的。"
        >
          <Button size="small" onClick={() => choose(ids)}>
            知道了
          </Button>
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice
          title={`没有策略 ${missing.join('、')}`}
          cause="它可能已被删除，或不属于当前租户；请核对链接中的策略编号。"
        >
          <Button size="small" onClick={() => remove(missing)}>
            移出对比
          </Button>
        </Notice>
      )}
      {ids.length === 0 ? (
        <Notice
          title="还没有选择要对比的策略"
          cause={`在右上角添加，或在投资策略列表中勾选至多 ${MOST_COMPARED_STRATEGIES} 个。`}
        >
          <PageLink to={STRATEGY_LIST_PATH}>前往投资策略</PageLink>
        </Notice>
      ) : (
        !isGone && (
          <Ladder
            keep
            answer={answer}
            what="组合对比"
            rows={12}
            rowHeight={33}
            frame={(instead) => <Panel>{instead}</Panel>}
          >
            {(comparison) => <ComparisonPanels comparison={comparison} onRemove={(id) => remove([id])} />}
          </Ladder>
        )
      )}
    </Page>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly cause: string;
  /** What can be done. */
  readonly children: ReactNode;
}

const Notice = ({ title, cause, children }: NoticeProps): ReactElement => (
  <Panel>
    <EmptyState title={title} cause={cause}>
      {children}
    </EmptyState>
  </Panel>
);
