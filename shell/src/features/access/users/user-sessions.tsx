import { userEntries, type UserSession } from '@console/contract-access';
import { useCall, usePlatform, useChange } from '@console/platform';
import { EmptyState, Ladder, Mark, SmallTable } from '@console/ui';
import { Button, Tooltip, FaultAlert } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import '../system.css';

interface UserSessionsProps {
  readonly id: number;
  /** Why the caller cannot end the sessions; null where they can. */
  readonly blocked: string | null;
}

/** Where a user is signed in, with the way to end it. */
export function UserSessions(props: UserSessionsProps): ReactElement {
  const sessions = useCall(client, userEntries.userSessions, { id: props.id });
  return (
    <Ladder answer={sessions} what="登录会话" rows={3} rowHeight={32}>
      {(data) => <Sessions {...props} data={data} />}
    </Ladder>
  );
}

interface SessionsProps extends UserSessionsProps {
  readonly data: readonly UserSession[];
}

function Sessions({ id, blocked, data }: SessionsProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const end = async (session?: UserSession): Promise<void> => {
    const ended = await change.run(() =>
      client.call(userEntries.endUserSessions, session ? { id, sessionId: session.id } : { id }),
    );
    if (ended !== null) notify.success(`已退出 ${ended} 个会话`);
  };
  return (
    <>
      <div className="shell-system-section-head">
        <h3>登录会话</h3>
        <Tooltip title={blocked}>
          <Button
            size="small"
            disabled={blocked !== null || data.length === 0}
            loading={change.running}
            onClick={() => void end()}
          >
            全部退出
          </Button>
        </Tooltip>
      </div>
      <FaultAlert fault={change.fault} />
      {data.length === 0 && <EmptyState title="没有已登录的会话" />}
      {data.length > 0 && (
        <SessionTable sessions={data} blocked={blocked} onEnd={(session) => void end(session)} />
      )}
    </>
  );
}

interface SessionTableProps {
  readonly sessions: readonly UserSession[];
  readonly blocked: string | null;
  readonly onEnd: (session: UserSession) => void;
}

function SessionTable({ sessions, blocked, onEnd }: SessionTableProps): ReactElement {
  return (
    <SmallTable
      rows={sessions}
      keyOf={({ id }) => id}
      columns={[
        {
          title: '设备',
          cell: ({ device, current, locked }) => (
            <>
              {device} {current && <Mark tint="navy">当前</Mark>} {locked && <Mark tint="slate">锁定</Mark>}
            </>
          ),
        },
        { title: '地址', cell: ({ address }) => address },
        { title: '登录时间', cell: ({ openedAt }) => openedAt.slice(0, 16) },
        { title: '最近活动', cell: ({ seenAt }) => seenAt.slice(0, 16) },
        {
          title: '操作',
          cell: (session) => (
            <Tooltip title={blocked}>
              <Button
                type="link"
                size="small"
                disabled={blocked !== null}
                aria-label={`退出 ${session.device} 的会话`}
                onClick={() => onEnd(session)}
              >
                退出
              </Button>
            </Tooltip>
          ),
        },
      ]}
    />
  );
}
