import { userEntries } from '@console/contract-access';
import { useCall, useServerNow, useWindow } from '@console/platform';
import { EmptyState, ErrorState, Ladder, Panel, waitText } from '@console/ui';
import { useAddressValue } from '@console/ui/data';
import { useState, type ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { PermissionDrawer } from '../authorities/permission-drawer.tsx';
import './diagnosis.css';
import type { AccessTarget, OwnPage } from './access-targets.ts';
import { explainAccess, type WindowNow } from './explain-access.ts';
import { TargetPicker } from './target-picker.tsx';
import { useAccessTargets } from './use-access-targets.ts';
import { UserPicker } from './user-picker.tsx';
import { VerdictCard } from './verdict-card.tsx';

/**
 * 权限诊断: why a user cannot see a page or make a call, and what would help. User and target are in the
 * address.
 */
export function DiagnosisTab({ shellPages }: { readonly shellPages: readonly OwnPage[] }): ReactElement {
  const [who, setWho] = useAddressValue('user');
  const [what, setWhat] = useAddressValue('target');
  const { targets, error, retry } = useAccessTargets(shellPages);
  const id = who !== null && /^[1-9]\d{0,15}$/.test(who) ? Number(who) : null;
  const target = targets?.find(({ key }) => key === what) ?? null;
  const user = useCall(client, userEntries.userDetail, { id: id ?? 0 }, { enabled: id !== null });
  const name = user.data ? `${user.data.realName}（${user.data.username}）` : null;
  return (
    <>
      <Panel title="权限诊断" sub="某个用户为什么看不到某个页面、菜单，或用不了某项功能">
        {error ? (
          <ErrorState title="可诊断的内容没有取到" error={error} onRetry={retry} />
        ) : (
          <div className="shell-diagnosis-question">
            <label htmlFor="diagnosis-user">用户</label>
            <UserPicker
              id="diagnosis-user"
              value={id}
              name={name}
              onChange={(next) => setWho(next === null ? null : String(next))}
            />
            <label htmlFor="diagnosis-target">看不到的内容</label>
            <TargetPicker id="diagnosis-target" targets={targets} value={what} onChange={setWhat} />
          </div>
        )}
      </Panel>
      {id !== null && target !== null ? (
        <Answer key={id} id={id} target={target} />
      ) : (
        !error && (
          <Panel>
            <EmptyState
              title="先选择用户与内容"
              cause="逐项说明账号、会话、权限与维护时间，缺少的权限可直接授予。"
            />
          </Panel>
        )
      )}
    </>
  );
}

function Answer({ id, target }: { readonly id: number; readonly target: AccessTarget }): ReactElement {
  const user = useCall(client, userEntries.userDetail, { id });
  const sessions = useCall(client, userEntries.userSessions, { id });
  const window = useWindowNow();
  const [wanted, setWanted] = useState<string | null>(null);
  const error = user.error ?? sessions.error;
  const subject = user.data && sessions.data && { ...user.data, sessions: sessions.data };
  return (
    <Ladder
      answer={{
        data: subject,
        isError: error !== null,
        error,
        refetch: () => Promise.all([user.refetch(), sessions.refetch()]),
      }}
      what="用户"
      rows={5}
      rowHeight={32}
      frame={(instead) => <Panel>{instead}</Panel>}
    >
      {(data) => (
        <>
          <VerdictCard
            user={data}
            target={target}
            explanation={explainAccess({ subject: data, target, window })}
            onGrant={setWanted}
          />
          <PermissionDrawer
            id={wanted === null ? null : id}
            {...(wanted === null ? {} : { wanted: [wanted] })}
            onClose={() => setWanted(null)}
          />
        </>
      )}
    </Ladder>
  );
}

const MINUTE_MS = 60_000;

function useWindowNow(): WindowNow | null {
  const window = useWindow();
  const now = useServerNow(MINUTE_MS);
  if (window === null || now === null) return null;
  const { open, start, end, turnsAt } = window;
  return { open, start, end, wait: turnsAt === null ? null : waitText(turnsAt - now) };
}
