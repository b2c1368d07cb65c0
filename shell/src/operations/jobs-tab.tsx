import { formatNumber, JOB_STATE_TITLES } from '@console/contract-core';
import { dataCalls, dataTables, JOB_KINDS } from '@console/contract-data';
import { usePlatform } from '@console/platform';
import { EmptyState, Panel } from '@console/ui';
import { DataTable, FilterBar, OptionSelect, useTableUrlState } from '@console/ui/data';
import { Button, Progress } from '@console/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { client } from './data-client.ts';
import { jobCells } from './job-cells.tsx';
import { JobDrawer } from './job-drawer.tsx';
import { progressText } from './progress-text.ts';
import styles from './operations.module.css';
import { options } from './options.ts';
import type { JobRow } from './use-active-jobs.ts';

interface JobsTabProps {
  readonly active: readonly JobRow[];
}

/** Imports and undoings asked for here: those that run, with their progress, and all earlier ones. */
export function JobsTab({ active }: JobsTabProps): ReactElement {
  const state = useTableUrlState(dataTables.jobs);
  const act = useJobAction();
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      {active.length > 0 && (
        <Panel title="进行中" sub={`${active.length} 个任务`}>
          <ul className={styles['jobs']}>
            {active.map((job) => (
              <ActiveJob key={job.id} job={job} onCancel={() => void act('cancelJob', job.id)} />
            ))}
          </ul>
        </Panel>
      )}
      <DataTable
        client={client}
        spec={dataTables.jobs}
        state={state}
        rowKey="id"
        title="导入任务"
        counter="个"
        cells={jobCells}
        rowActions={{
          width: 148,
          draw: (row) => (
            <>
              <Button type="link" size="small" onClick={() => setOpened(row.id)}>
                详情
              </Button>
              {row.canCancel && (
                <Button type="link" size="small" onClick={() => void act('cancelJob', row.id)}>
                  取消
                </Button>
              )}
              {row.canRetry && (
                <Button type="link" size="small" onClick={() => void act('retryJob', row.id)}>
                  重试
                </Button>
              )}
            </>
          ),
        }}
        filterBar={
          <FilterBar onSubmit={() => undefined} onReset={state.reset}>
            <OptionSelect
              label="状态"
              all="全部状态"
              options={options(JOB_STATE_TITLES)}
              value={state.filter.state}
              onChange={(value) => state.setFilter({ ...state.filter, state: value })}
            />
            <OptionSelect
              label="类型"
              all="全部类型"
              options={options(JOB_KINDS)}
              value={state.filter.kind}
              onChange={(kind) => state.setFilter({ ...state.filter, kind })}
            />
          </FilterBar>
        }
        empty={<EmptyState title="还没有导入任务" cause="在“待导入”中选择一个目录提交导入。" />}
      />
      <JobDrawer id={opened} onClose={() => setOpened(null)} />
    </>
  );
}

interface ActiveJobProps {
  readonly job: JobRow;
  readonly onCancel: () => void;
}

function ActiveJob({ job, onCancel }: ActiveJobProps): ReactElement {
  const percent = Math.floor(job.progress * 100);
  return (
    <li className={styles['job']}>
      <div className={styles['jobHead']}>
        <b>
          {JOB_KINDS[job.kind]} {job.subject}
          {job.dryRun && '（仅检查）'}
        </b>
        <span>{formatNumber(job.progress, { unit: 'percent' })}%</span>
        <Button size="small" disabled={!job.canCancel || job.cancelRequested} onClick={onCancel}>
          {job.cancelRequested ? '正在取消' : '取消'}
        </Button>
      </div>
      <Progress percent={percent} showInfo={false} size="small" aria-label={`${job.subject} 的进度`} />
      <div className={styles['jobText']}>{progressText(job)}</div>
    </li>
  );
}

function useJobAction(): (action: 'cancelJob' | 'retryJob', id: string) => Promise<void> {
  const { notify } = usePlatform();
  const queries = useQueryClient();
  return async (action, id) => {
    try {
      await client.call(dataCalls[action], { id });
      notify.success(action === 'cancelJob' ? '已请求取消' : '已重新提交');
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      notify.error(error);
    }
    await queries.invalidateQueries({ queryKey: [client.service, dataTables.jobs.id] });
  };
}
