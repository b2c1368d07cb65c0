import { PROFILE_TEXTS, type SignedInfo } from '@console/contract-access';
import { usePlatform } from '@console/platform';
import { Panel } from '@console/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { PasswordForm } from '../password-change/password-form.tsx';
import { client } from '../../../core/access/access-client.ts';
import { LockPasswordForm } from './lock-password-form.tsx';
import './profile.css';

/** The password of the account, and the one that unlocks. */
export function PasswordTab({ info }: { readonly info: SignedInfo }): ReactElement {
  const { notify } = usePlatform();
  const queries = useQueryClient();
  const changed = (): void => {
    notify.success(`${PROFILE_TEXTS.passwordSaved}其他登录会话已退出`);
    void queries.invalidateQueries({ queryKey: [client.service] });
  };
  return (
    <div className="shell-profile-pair">
      <Panel title="登录密码" sub="修改后，您在其他浏览器的登录会话将退出">
        <PasswordForm username={info.username} onChanged={changed} />
      </Panel>
      <Panel
        title="锁屏密码"
        sub={info.ownLockPassword ? '当前使用单独设置的锁屏密码' : '当前与登录密码相同'}
      >
        <LockPasswordForm own={info.ownLockPassword} />
      </Panel>
    </div>
  );
}
