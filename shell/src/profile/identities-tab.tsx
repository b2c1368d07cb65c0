import { accessEntries } from '@console/contract-access';
import type { OutputOf } from '@console/contract-core';
import { useCall, usePlatform } from '@console/platform';
import { EmptyState, ErrorState, Panel, Skeleton } from '@console/ui';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../system/access-client.ts';
import styles from './profile.module.css';
import { UnbindDialog } from './unbind-dialog.tsx';

export type Identity = OutputOf<typeof accessEntries.identities>[number];

interface IdentitiesTabProps {
  /** Takes the browser to an address. */
  readonly leave?: (address: string) => void;
}

/** The third parties one may sign in with, and whose account of theirs is one's own. */
export function IdentitiesTab({ leave = leaveFor }: IdentitiesTabProps): ReactElement {
  const { notify } = usePlatform();
  const [leaving, setLeaving] = useState<Identity | null>(null);
  const identities = useCall(client, accessEntries.identities, {});
  const bind = async ({ source }: Identity): Promise<void> => {
    try {
      // The browser goes there itself, and would show a bare refusal: a call before it renews the session.
      await client.call(accessEntries.info, {});
      leave(bindingPath(source));
    } catch (error) {
      notify.error(error instanceof Error ? error : '第三方登录没有打开，请稍后重试');
    }
  };
  return (
    <Panel flush title="第三方账号" sub="绑定后可用第三方账号登录">
      {identities.isPending && <Skeleton rows={3} rowHeight={44} />}
      {identities.isError && !identities.data && (
        <ErrorState
          title="第三方账号没有取到"
          error={identities.error}
          onRetry={() => void identities.refetch()}
        />
      )}
      {identities.data?.length === 0 && (
        <EmptyState title="没有可绑定的第三方账号" cause="系统未配置第三方登录，请联系系统管理员。" />
      )}
      <ul className={styles['identities']}>
        {identities.data?.map((identity) => (
          <li key={identity.source}>
            <b>{identity.title}</b>
            <span>{boundText(identity)}</span>
            {identity.boundAt === null ? (
              <Button
                href={bindingPath(identity.source)}
                aria-label={`绑定${identity.title}`}
                onClick={(event) => {
                  event.preventDefault();
                  void bind(identity);
                }}
              >
                绑定
              </Button>
            ) : (
              <Button aria-label={`解除${identity.title}的绑定`} onClick={() => setLeaving(identity)}>
                解除
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && <UnbindDialog identity={leaving} onClose={() => setLeaving(null)} />}
    </Panel>
  );
}

const leaveFor = (address: string): void => window.location.assign(address);

function boundText({ name, boundAt }: Identity): string {
  return boundAt === null ? '未绑定' : `${name ?? '已绑定'}，绑定于 ${boundAt}`;
}

/** Left by the browser itself: the answer is the provider's page. */
function bindingPath(source: string): string {
  return accessEntries.beginBinding.path.replace(':source', encodeURIComponent(source));
}
