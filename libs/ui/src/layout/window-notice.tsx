import { shanghaiDateTime } from '@console/contract-core';
import { useServerNow, useWindow } from '@console/platform';
import type { ReactElement } from 'react';
import { ClockIcon } from '../icons.tsx';
import './layout.css';
import { waitText } from './wait-text.ts';

const STEP_MS = 10_000;

/** The 32 px bar under the page tabs: only while maintenance is closed, only on pages it affects. */
export function WindowNotice(): ReactElement | null {
  const window = useWindow();
  const now = useServerNow(STEP_MS);
  if (window === null || now === null || window.open) return null;
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
