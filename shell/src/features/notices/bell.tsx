import BellIcon from 'lucide/dist/esm/icons/bell.mjs';
import { lazyComponent } from '@console/platform';
import { useRef, useState, type ReactElement } from 'react';
import { CrashGuard } from '../../core/controls/crash-guard.tsx';
import { Icon } from '../../core/controls/icon.tsx';
import '../../core/controls/icon-button.css';
import { useDismiss } from '../../core/controls/use-dismiss.ts';
import './bell.css';
import { useNoticeNews } from './use-notice-news.ts';
import { useUnreadNotices } from './use-unread-notices.ts';

const NoticesPopover = lazyComponent(() => import('./notices-chunk.ts').then((file) => file.NoticesPopover));

/** The bell, away where the notices cannot be shown: the console goes on without it. */
export function Bell(): ReactElement {
  return (
    <CrashGuard instead={() => <></>}>
      <NoticeBell />
    </CrashGuard>
  );
}

/** The number of unread notices, and the newest ones on a press. */
function NoticeBell(): ReactElement {
  const { data } = useUnreadNotices();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const count = data?.count ?? 0;
  useNoticeNews(data?.newest);
  useDismiss(place, open, (by) => {
    setOpen(false);
    if (by === 'escape') trigger.current?.focus();
  });
  // Read out as it is written: an exact number above 99 helps no one.
  const shown = count > 99 ? '99+' : String(count);
  const label = count > 0 ? `通知，${shown} 条未读` : '通知';
  return (
    <div ref={place} className="shell-bell">
      <button
        ref={trigger}
        type="button"
        className="shell-icon-button-icon"
        aria-label={label}
        aria-expanded={open}
        title="通知"
        onClick={() => setOpen(!open)}
      >
        <Icon of={BellIcon} size={15} />
        {count > 0 && (
          <span className="shell-bell-badge" aria-hidden="true">
            {shown}
          </span>
        )}
      </button>
      {open && <NoticesPopover onClose={() => setOpen(false)} />}
    </div>
  );
}
