import { shanghaiDate, shanghaiDateTime } from '@console/contract-core';
import { useServerNow } from '@console/platform';
import { EmptyState, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import { Link } from '../../core/controls/link.tsx';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';
import './home.css';
import { useVisits } from './use-visits.ts';

/** The pages this user visited last in this browser, as far as they can still be opened. */
export function RecentPanel({ viewOf }: Pick<PageTabs, 'viewOf'>): ReactElement {
  const now = useServerNow(60_000);
  const visits = useVisits();
  const open = visits.filter(({ path }) => ['remote', 'own'].includes(viewOf(path).kind));
  return (
    <Panel title="最近访问">
      {open.length === 0 ? (
        <EmptyState title="暂无访问记录" cause="打开过的页面会列在这里，仅保存在本机" />
      ) : (
        <ul className="shell-home-visits">
          {open.map((visit) => (
            <li key={visit.path}>
              <Link to={visit.path}>{visit.title}</Link>
              {visit.page !== visit.title && <span className="shell-home-visit-page">{visit.page}</span>}
              <span className="shell-home-visit-at">{whenText(visit.at, now)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The time of day for today, else the day. */
function whenText(at: number, now: number | null): string {
  if (at === 0) return '';
  const today = now !== null && shanghaiDate(at) === shanghaiDate(now);
  return today ? shanghaiDateTime(at).slice(11, 16) : shanghaiDate(at).slice(5);
}
