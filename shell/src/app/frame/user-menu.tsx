import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import { usePlatform } from '@console/platform';
import { useState, type ReactElement } from 'react';
import type { SessionInfo } from '../../core/session/load-session.ts';
import { useSessionInfo } from '../../core/session/use-session-info.ts';
import { signOut } from '../../core/session/sign-out.ts';
import { ConfirmDialog } from '../../core/controls/confirm-dialog.tsx';
import './header.css';
import { Icon } from '../../core/controls/icon.tsx';
import { PopMenuButton } from '../../core/controls/pop-menu.tsx';

/** The menu of the signed-in user: their account, and signing out. */
export function UserMenu({ session }: { readonly session: SessionInfo }): ReactElement {
  const { navigate, notify } = usePlatform();
  const self = useSessionInfo(session);
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(false);
    try {
      await signOut();
    } catch (error) {
      notify.error(error instanceof Error ? error : '退出失败，请稍后重试');
    }
  };
  return (
    <>
      <PopMenuButton
        label="用户菜单"
        className="shell-header-user"
        placeClassName="shell-header-menu-place"
        head={
          <div className="shell-header-who">
            <b>{session.username}</b>
            {session.tenantName} {session.tenantId}
          </div>
        }
        items={[
          {
            key: 'profile',
            title: '个人资料',
            icon: <Icon of={User} />,
            onChoose: () => navigate('/profile'),
          },
          {
            key: 'leave',
            title: '退出',
            icon: <Icon of={LogOut} />,
            apart: true,
            onChoose: () => setLeaving(true),
          },
        ]}
      >
        <Portrait realName={self.realName} avatar={self.avatar} />
        {self.realName}
        {self.department && <span className="shell-header-dept">{self.department}</span>}
        <span className="shell-header-caret">
          <Icon of={ChevronDown} size={10} />
        </span>
      </PopMenuButton>
      <ConfirmDialog
        open={leaving}
        title="提示"
        text="是否退出系统, 是否继续?"
        onCancel={() => setLeaving(false)}
        onConfirm={() => void leave()}
      />
    </>
  );
}

type PortraitProps = Pick<SessionInfo, 'realName' | 'avatar'>;

function Portrait({ realName, avatar }: PortraitProps): ReactElement {
  if (avatar) return <img className="shell-header-avatar" src={avatar} alt="" />;
  return (
    <span className="shell-header-initial" aria-hidden="true">
      {realName.slice(0, 1)}
    </span>
  );
}
