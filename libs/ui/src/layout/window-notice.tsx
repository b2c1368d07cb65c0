import { shanghaiDateTime } from '@console/contract-core';
import { useWindow } from '@console/platform';
import { useEffect, useState, type ReactElement } from 'react';
import { ClockIcon } from '../icons.ts';
import './layout.css';
import { waitText } from './wait-text.ts';

/** The 32 px bar under the page tabs: only while maintenance is closed, only on pages it affects. */
export function WindowNotice(): ReactElement | null {
  const window = useWindow();
  useTick(window !== null && !window.open);
  if (window === null || window.open) return null;
  const now = window.now();
  return (
    <div className="c-notice" role="status">
      <ClockIcon />
      <span>
        维护时间 {window.start}–{window.end}，当前 {shanghaiDateTime(now).slice(11, 16)}{' '}
        已关闭，公司与行业的新增、编辑暂停；查询与导出不受影响。
      </span>
      {window.turnsAt !== null && (
        <span className="c-notice-left">
          距开放 <b>{waitText(window.turnsAt - now)}</b>
        </span>
      )}
    </div>
  );
}

const TICK_MS = 10_000;

/** Draws anew as the server's clock moves on. */
function useTick(active: boolean): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [active]);
}
