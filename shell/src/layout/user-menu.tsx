import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined';
import { usePlatform } from '@console/platform';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import type { SessionInfo } from '../session/load-session.ts';
import { signOut } from '../session/sign-out.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './header.module.css';
import { Icon } from './icon.tsx';

/** Who is signed in, and the way out. */
export function UserMenu({ session }: { readonly session: SessionInfo }): ReactElement {
  const { notify } = usePlatform();
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    place.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    setOpen(false);
    trigger.current?.focus();
  };
  const leave = async (): Promise<void> => {
    try {
      await signOut();
    } catch (error) {
      notify.error(error instanceof Error ? error : '退出失败，请稍后重试');
    }
  };

  return (
    <div ref={place} className={styles['menuPlace']}>
      <button
        ref={trigger}
        type="button"
        className={styles['user']}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={styles['initial']} aria-hidden="true">
          {session.realName.slice(0, 1)}
        </span>
        {session.realName}
        {session.department && <span className={styles['dept']}>{session.department}</span>}
        <span className={styles['caret']}>
          <Icon of={DownOutlined} size={10} />
        </span>
      </button>
      {open && (
        <div className={styles['menu']}>
          <div className={styles['who']}>
            <b>{session.username}</b>
            {session.tenantName} {session.tenantId}
          </div>
          <div role="menu" tabIndex={-1} aria-label="用户菜单" onKeyDown={onKeyDown}>
            <button
              type="button"
              role="menuitem"
              className={styles['entry']}
              onClick={() => {
                setOpen(false);
                setLeaving(true);
              }}
            >
              <Icon of={LogoutOutlined} />
              退出
            </button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={leaving}
        title="提示"
        text="是否退出系统, 是否继续?"
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false);
          void leave();
        }}
      />
    </div>
  );
}
