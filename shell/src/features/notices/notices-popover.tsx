import type { Notice } from '@console/contract-access';
import { Ladder } from '@console/ui';
import type { ReactElement } from 'react';
import { Link } from '../../core/controls/link.tsx';
import './notices.css';
import { useReadNotices } from './use-read-notices.ts';
import { useUnreadNotices } from './use-unread-notices.ts';

/** The number of notices that fit without scrolling. */
const MOST_SHOWN = 5;

/** The newest notices. Opening one marks it read and goes to its page. */
export default function NoticesPopover({ onClose }: { readonly onClose: () => void }): ReactElement {
  const unread = useUnreadNotices();
  const read = useReadNotices();
  return (
    <div className="shell-notices-popover" role="dialog" aria-label="通知">
      <div className="shell-notices-head">
        <b>通知</b>
        <button
          type="button"
          className="c-name-button"
          disabled={!unread.data?.count}
          onClick={() => void read()}
        >
          全部已读
        </button>
      </div>
      <Ladder
        keep
        answer={unread}
        what="通知"
        rows={3}
        rowHeight={44}
        emptyOf={({ newest }) => (newest.length === 0 ? NONE : null)}
      >
        {({ newest }) => (
          <Newest
            notices={newest}
            onOpen={(notice) => {
              onClose();
              if (notice.read === 0) void read([notice.id]);
            }}
          />
        )}
      </Ladder>
      <div className="shell-notices-foot">
        <Link to="/notices" onClick={onClose}>
          查看全部
        </Link>
      </div>
    </div>
  );
}

interface NewestProps {
  readonly notices: readonly Notice[];
  readonly onOpen: (notice: Notice) => void;
}

const NONE = { title: '暂无通知', cause: '任务完成与账号变动会在这里提醒' };

function Newest({ notices, onOpen }: NewestProps): ReactElement {
  return (
    <ul className="c-list shell-notices-list">
      {notices.slice(0, MOST_SHOWN).map((notice) => (
        <li key={notice.id} data-read={notice.read}>
          <Link to={notice.link ?? '/notices'} onClick={() => onOpen(notice)}>
            <span className="shell-notices-title">
              {notice.read === 0 && <span className="shell-notices-unread">未读</span>}
              {notice.title}
            </span>
            {notice.text && <span className="shell-notices-text">{notice.text}</span>}
            <time>{notice.createdAt.slice(5, 16)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
