import { accessEntries, type UserSession } from '@console/contract-access';
import { useCall, usePlatform, useChange } from '@console/platform';
import { Ladder, Panel, SmallTable } from '@console/ui';
import { Button, FaultAlert } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { ConfirmDialog } from '../../../core/controls/confirm-dialog.tsx';
import { client } from '../../../core/access/access-client.ts';
import './profile.css';
import { signInMethod } from './sign-in-method.ts';

/** Where the user is signed in, and buttons to end sessions they do not recognise. */
export function SessionsTab(): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const [asked, setAsked] = useState(false);
  const sessions = useCall(client, accessEntries.sessions, {});
  const providers = useCall(client, accessEntries.providers, {}, { staleTime: 300_000 });
  const others = sessions.data?.filter(({ current }) => !current).length ?? 0;

  const end = async ({ id }: UserSession): Promise<void> => {
    if ((await change.run(() => client.call(accessEntries.endSession, { id }))) !== null)
      notify.success('该登录会话已退出');
  };
  const endOthers = async (): Promise<void> => {
    setAsked(false);
    const ended = await change.run(() => client.call(accessEntries.endOtherSessions, {}));
    if (ended !== null) notify.success(`已退出 ${ended} 个其他登录会话`);
  };

  return (
    <Panel
      flush
      title="登录会话"
      sub={sessions.data && `${sessions.data.length} 个`}
      actions={
        <Button size="small" disabled={others === 0 || change.running} onClick={() => setAsked(true)}>
          退出其他会话
        </Button>
      }
    >
      {change.fault && (
        <div className="shell-profile-inset">
          <FaultAlert fault={change.fault} />
        </div>
      )}
      <Ladder keep answer={sessions} what="登录会话" rows={4} rowHeight={32}>
        {(data) => (
          <SessionTable
            sessions={data}
            methodOf={(method) => signInMethod(method, providers.data ?? [])}
            ending={change.running}
            onEnd={(session) => void end(session)}
          />
        )}
      </Ladder>
      <ConfirmDialog
        open={asked}
        title="退出其他会话"
        text={`其余 ${others} 个登录会话将立即退出，当前会话不受影响，是否继续?`}
        onCancel={() => setAsked(false)}
        onConfirm={() => void endOthers()}
      />
    </Panel>
  );
}

interface SessionTableProps {
  readonly sessions: readonly UserSession[];
  readonly methodOf: (method: string) => string;
  readonly ending: boolean;
  readonly onEnd: (session: UserSession) => void;
}

function SessionTable({ sessions, methodOf, ending, onEnd }: SessionTableProps): ReactElement {
  return (
    <div className="shell-profile-scroll">
      <SmallTable
        className="c-small shell-profile-table"
        rows={sessions}
        keyOf={({ id }) => id}
        columns={[
          { title: '设备', cell: ({ device }) => device },
          { title: '地址', cell: ({ address }) => address },
          { title: '登录方式', cell: ({ method }) => methodOf(method) },
          { title: '登录时间', cell: ({ openedAt }) => openedAt },
          { title: '最近使用', cell: ({ seenAt }) => seenAt },
          {
            title: '状态',
            cell: ({ current, locked }) => (
              <>
                {current && <span className="shell-profile-current">当前</span>}
                {locked && <span className="shell-profile-locked">锁定</span>}
              </>
            ),
          },
          {
            title: '操作',
            cell: (session) =>
              !session.current && (
                <Button
                  type="link"
                  size="small"
                  disabled={ending}
                  aria-label={`退出 ${session.device} ${session.openedAt} 的会话`}
                  onClick={() => onEnd(session)}
                >
                  退出
                </Button>
              ),
          },
        ]}
      />
    </div>
  );
}
