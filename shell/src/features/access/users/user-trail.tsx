import { auditActionTitle, auditEntries } from '@console/contract-access';
import { useCall } from '@console/platform';
import { Ladder, PageLink } from '@console/ui';
import type { ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import '../system.css';

interface UserTrailProps {
  readonly id: number;
  readonly username: string;
}

const LINES = 5;

/** A user's last actions, with links to all of them and to what was done to the user. */
export function UserTrail({ id, username }: UserTrailProps): ReactElement {
  // The filter is by the start of a name: a few more lines are asked for than are drawn.
  const input = { user: username, size: LINES * 4 };
  const trail = useCall(client, auditEntries.auditList, input);
  const own = (trail.data?.content ?? []).filter((line) => line.userId === id).slice(0, LINES);
  return (
    <>
      <div className="shell-system-section-head">
        <h3>最近操作</h3>
        <PageLink to={`/system/audit?user=${encodeURIComponent(username)}`}>该用户的全部操作</PageLink>
        <PageLink to={`/system/audit?subject=${encodeURIComponent(`user:${id}`)}`}>对该用户的操作</PageLink>
      </div>
      <Ladder
        answer={trail}
        what="审计日志"
        rows={LINES}
        emptyOf={() => (own.length === 0 ? { title: '没有操作记录' } : null)}
      >
        {() => (
          <ul className="shell-system-trail">
            {own.map((line) => (
              <li key={line.id}>
                <span>{line.at}</span>
                {auditActionTitle(line.action)}
                <span>{line.address}</span>
              </li>
            ))}
          </ul>
        )}
      </Ladder>
    </>
  );
}
