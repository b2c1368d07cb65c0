import { formatNumber, JOBS, type JobQueueState, type JobState } from '@console/contract-core';
import { useCall } from '@console/platform';
import { Ladder, PageLink, Panel } from '@console/ui';
import type { ReactElement, ReactNode } from 'react';
import type { JobService } from './job-service.ts';
import { allJobsPath, BUSY_MS } from './jobs-address.ts';
import './jobs.css';
import { isBusy, meanText, noWorkerText, waitingText } from './queue-text.ts';
import { WorkerTable } from './worker-table.tsx';

/** Milliseconds between two requests while nothing is under way: workers come and go all the same. */
const QUIET_MS = 10_000;

/**
 * The state of one service's queue, and its workers. A service that does not answer does not affect the
 * others.
 */
export function QueueCard({ service }: { readonly service: JobService }): ReactElement {
  const { client, entries, title, names } = service;
  const queue = useCall(
    client,
    entries.state,
    {},
    { staleTime: 0, refetchInterval: (last) => (last && isBusy(last) ? BUSY_MS : QUIET_MS) },
  );
  return (
    <Panel title={title} sub={names.map((name) => JOBS[name].title).join('、')} flush>
      <Ladder answer={queue} what={`${title}的队列`} rows={4} rowHeight={32}>
        {(state) => <Queue service={service} state={state} />}
      </Ladder>
    </Panel>
  );
}

interface QueueProps {
  readonly service: JobService;
  readonly state: JobQueueState;
}

function Queue({ service, state }: QueueProps): ReactElement {
  const alone = noWorkerText(state);
  return (
    <>
      <dl className="shell-jobs-figures">
        {figuresOf(service, state).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {alone === null ? (
        <WorkerTable workers={state.workers} />
      ) : (
        <p className="shell-jobs-alone" role="status">
          {alone}
        </p>
      )}
    </>
  );
}

interface QueueFigure {
  readonly label: string;
  readonly value: ReactNode;
}

function figuresOf(service: JobService, state: JobQueueState): readonly QueueFigure[] {
  const whole = (value: number): string => formatNumber(value, { unit: 'integer' });
  const count = (of: JobState): ReactNode =>
    state.counts[of] === 0 ? (
      '0'
    ) : (
      <PageLink to={allJobsPath(service, of)}>{whole(state.counts[of])}</PageLink>
    );
  return [
    { label: '排队中', value: count('queued') },
    { label: '运行中', value: count('running') },
    { label: '失败', value: count('failed') },
    { label: '最久等待', value: waitingText(state.oldestWaiting) },
    { label: '近一小时完成', value: whole(state.done) },
    { label: '近一小时失败', value: whole(state.failed) },
    { label: '平均用时', value: meanText(state.meanSeconds) },
  ];
}
