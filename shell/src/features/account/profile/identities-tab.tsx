import { accessEntries } from '@console/contract-access';
import type { OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { Ladder, Panel } from '@console/ui';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { BindDialog } from './bind-dialog.tsx';
import './profile.css';
import { UnbindDialog } from './unbind-dialog.tsx';

export type Identity = OutputOf<typeof accessEntries.identities>[number];

interface IdentitiesTabProps {
  /** Takes the browser to an address. */
  readonly leave?: (address: string) => void;
}

/** The third parties by which the user may sign in, and the accounts bound to the user's own. */
export function IdentitiesTab({ leave = leaveFor }: IdentitiesTabProps): ReactElement {
  const [asking, setAsking] = useState<Identity | null>(null);
  const identities = useCall(client, accessEntries.identities, {});
  const close = (): void => setAsking(null);
  return (
    <Panel flush title="第三方账号" sub="绑定后可用第三方账号登录">
      <Ladder
        keep
        answer={identities}
        what="第三方账号"
        rows={3}
        rowHeight={44}
        emptyOf={({ length }) => (length === 0 ? NONE : null)}
      >
        {(data) => (
          <ul className="c-list shell-profile-identities">
            {data.map((identity) => (
              <li key={identity.source}>
                <b>{identity.title}</b>
                <span>{boundText(identity)}</span>
                {identity.boundAt === null ? (
                  <Button aria-label={`绑定${identity.title}`} onClick={() => setAsking(identity)}>
                    绑定
                  </Button>
                ) : (
                  <Button aria-label={`解除${identity.title}的绑定`} onClick={() => setAsking(identity)}>
                    解除
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Ladder>
      {asking?.boundAt === null && <BindDialog identity={asking} leave={leave} onClose={close} />}
      {asking && asking.boundAt !== null && <UnbindDialog identity={asking} onClose={close} />}
    </Panel>
  );
}

const NONE = { title: '没有可绑定的第三方账号', cause: '系统未配置第三方登录，请联系系统管理员。' };

const leaveFor = (address: string): void => window.location.assign(address);

function boundText({ name, boundAt }: Identity): string {
  return boundAt === null ? '未绑定' : `${name ?? '已绑定'}，绑定于 ${boundAt}`;
}
