import { isUnderWay } from '@console/contract-core';
import type { BacktestRunCard } from '@console/contract-invest';
import { CallError } from '@console/platform';
import { EmptyState, ErrorState, Page, PageHead, PageLink, Panel, Skeleton } from '@console/ui';
import { Button } from '@console/ui/form';
import { usePageQuery } from '@console/ui/data';
import { useRef, type ReactElement } from 'react';
import { BACKTEST_PATH } from '../../../page-paths.ts';
import { MOST_COMPARED, readRunIds } from '../backtest-paths.ts';
import '../compare.css';
import { ComparePanels } from './compare-panels.tsx';
import '../print.css';
import { RunPicker } from './run-picker.tsx';
import { useComparedRuns } from './use-compared-runs.ts';
import { usePrintable } from '../use-printable.ts';

/** V-12: up to six runs side by side, with their parameters and results. */
export function BacktestComparePage(): ReactElement {
  const [query, change] = usePageQuery();
  const ids = readRunIds(query.toString());
  const { runs, without, failed, pending, retry } = useComparedRuns(ids);
  const page = useRef<HTMLDivElement>(null);
  usePrintable(page, '因子回测对比');
  const choose = (next: readonly number[]): void => change({ ids: next.join(',') });
  const gone = failed.filter(({ error }) => isGone(error)).map(({ associationId }) => associationId);
  const remove = (left: readonly number[]): void => choose(ids.filter((id) => !left.includes(id)));
  const faults = failed.filter(({ error }) => !isGone(error));
  const [fault] = faults;
  return (
    <div ref={page} className="bt-printed">
      <Page
        band={
          <PageHead
            title="回测对比"
            sub={`${ids.length - gone.length - without.length} 个回测，最多 ${MOST_COMPARED} 个`}
            actions={<RunPicker chosen={ids} onPick={(id) => choose([...ids, id])} />}
          />
        }
      >
        {gone.length > 0 && <Gone ids={gone} onRemove={() => remove(gone)} />}
        {without.length > 0 && (
          <Without
            runs={without}
            onRemove={() => remove(without.map(({ associationId }) => associationId))}
          />
        )}
        {fault && (
          <Panel>
            <ErrorState
              title={`回测 ${faults.map(({ associationId }) => associationId).join('、')} 没有取到`}
              error={fault.error}
              onRetry={retry}
            />
          </Panel>
        )}
        {ids.length === 0 ? (
          <NothingChosen />
        ) : runs.length > 0 ? (
          <ComparePanels runs={runs} onRemove={(id) => remove([id])} />
        ) : (
          pending && (
            <Panel>
              <Skeleton rows={12} rowHeight={40} />
            </Panel>
          )
        )}
      </Page>
    </div>
  );
}

const isGone = (error: Error): boolean => error instanceof CallError && error.status === 404;

/** The runs of the address that do not exist: loading them again would not help. */
const Gone = (props: { readonly ids: readonly number[]; readonly onRemove: () => void }): ReactElement => (
  <Panel>
    <EmptyState
      title={`没有回测 ${props.ids.join('、')}`}
      cause="它可能不属于当前租户；请核对链接中的回测编号。"
    >
      <Button size="small" onClick={props.onRemove}>
        移出对比
      </Button>
    </EmptyState>
  </Panel>
);

/** The runs that failed, or have no result yet. */
const Without = (props: {
  readonly runs: readonly BacktestRunCard[];
  readonly onRemove: () => void;
}): ReactElement => (
  <Panel>
    <EmptyState
      title={props.runs.map(withoutText).join('；')}
      cause={
        props.runs.some(isUnderWay)
          ? '完成后会自动加入对比。'
          : '只有成功结束的回测有结果，可在因子回测列表中重试。'
      }
    >
      <Button size="small" onClick={props.onRemove}>
        移出对比
      </Button>
    </EmptyState>
  </Panel>
);

/** 回测 13 还未完成，不参与对比 */
function withoutText(run: BacktestRunCard): string {
  const why = isUnderWay(run) ? '还未完成' : run.state === 'cancelled' ? '已取消' : '没有成功';
  return `回测 ${run.associationId} ${why}，不参与对比`;
}

const NothingChosen = (): ReactElement => (
  <Panel>
    <EmptyState
      title="还没有选择要对比的回测"
      cause={`在右上角添加，或在因子回测列表中勾选至多 ${MOST_COMPARED} 个成功的回测。`}
    >
      <PageLink to={BACKTEST_PATH}>前往因子回测</PageLink>
    </EmptyState>
  </Panel>
);
