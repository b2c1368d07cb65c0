import { useServerNow, useWindow } from '@console/platform';
import { Mark, Panel, Skeleton } from '@console/ui';
import type { ReactElement } from 'react';
import { countdownText } from './countdown-text.ts';
import { dayShare } from './day-share.ts';
import './home.css';

/**
 * The maintenance window: when companies and industries may be changed, and how long until it opens or
 * closes.
 */
export function WindowPanel(): ReactElement {
  const window = useWindow();
  const now = useServerNow(1000);
  if (window === null || now === null) {
    return (
      <Panel title="维护窗口">
        <Skeleton rows={3} rowHeight={28} />
      </Panel>
    );
  }
  const { open, start, end, turnsAt } = window;
  return (
    <Panel
      title="维护窗口"
      sub={`${start}–${end}，每日`}
      actions={<Mark tint={open ? 'teal' : 'amber'}>{open ? '已开放' : '已关闭'}</Mark>}
    >
      <div className="shell-home-countdown">
        {turnsAt === null ? (
          <span>全天开放公司与行业维护</span>
        ) : (
          <>
            <b role="timer">{countdownText(turnsAt - now)}</b>
            <span>{open ? '后关闭公司与行业维护' : '后开放公司与行业维护'}</span>
          </>
        )}
      </div>
      <DayBar start={start} end={end} now={now} />
    </Panel>
  );
}

interface DayBarProps {
  readonly start: string;
  readonly end: string;
  readonly now: number;
}

function DayBar({ start, end, now }: DayBarProps): ReactElement {
  const from = dayShare(start);
  const to = dayShare(end);
  return (
    <div className="shell-home-day" aria-hidden="true">
      <div className="shell-home-day-bar">
        <span
          className="shell-home-day-open"
          style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
        />
        <span className="shell-home-day-now" style={{ left: `${dayShare(now) * 100}%` }} />
      </div>
      <div className="shell-home-day-times">
        <span>00:00</span>
        {from > 0.1 && <span style={{ left: `${from * 100}%` }}>{start}</span>}
        {to < 0.9 && <span style={{ left: `${to * 100}%` }}>{end}</span>}
        <span>24:00</span>
      </div>
    </div>
  );
}
