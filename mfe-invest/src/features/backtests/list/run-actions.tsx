import { isUnderWay } from '@console/contract-core';
import type { BacktestRun } from '@console/contract-invest';
import { PageLink } from '@console/ui';
import { RowMenu, type RowMenuItem } from '@console/ui/data';
import type { ReactElement } from 'react';
import { backtestResultPath } from '../../../page-paths.ts';

export type RunCommand = 'cancel' | 'retry' | 'repeat' | 'copy';

interface RunActionsProps {
  readonly run: BacktestRun;
  readonly mayEdit: boolean;
  readonly onCommand: (command: RunCommand) => void;
}

/** The actions on one run of the list. */
export function RunActions({ run, mayEdit, onCommand }: RunActionsProps): ReactElement {
  return (
    <>
      <PageLink to={backtestResultPath(run.associationId)}>{linkText(run)}</PageLink>
      {mayEdit && <RowMenu label={`回测 ${run.associationId} 的更多操作`} items={itemsOf(run, onCommand)} />}
    </>
  );
}

/** The text of the link to a run: only a run that succeeded has a result. */
function linkText(run: BacktestRun): string {
  if (isUnderWay(run)) return '查看进度';
  return run.state === 'succeeded' ? '查看结果' : '查看详情';
}

/** The commands of a run, each with the reason if it is not available. */
export function itemsOf(run: BacktestRun, onCommand: (command: RunCommand) => void): readonly RowMenuItem[] {
  const item = (key: RunCommand, title: string, blocked: string | null): RowMenuItem => ({
    key,
    title,
    blocked,
    onSelect: () => onCommand(key),
  });
  return [
    item('cancel', '取消', cancelBlocked(run)),
    item('retry', '重试', retryBlocked(run)),
    item('repeat', '重新运行并核对', run.state === 'succeeded' ? null : '成功结束的回测才能核对'),
    item('copy', '复制参数', null),
  ];
}

function cancelBlocked(run: BacktestRun): string | null {
  if (!isUnderWay(run)) return '回测已经结束';
  if (run.cancelRequested) return '正在取消';
  return run.canCancel ? null : '现在不能取消';
}

function retryBlocked(run: BacktestRun): string | null {
  if (run.state !== 'failed' && run.state !== 'cancelled') return '只有失败或已取消的回测可以重试';
  return run.canRetry ? null : '现在不能重试';
}
