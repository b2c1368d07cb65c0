import { Alert, Button, Modal, useFocusReturn } from '@console/ui/form';
import type { ReactElement } from 'react';
import { CopyButton } from '../../../core/controls/copy-button.tsx';
import './users.css';
import '../system.css';

export interface Secret {
  readonly username: string;
  readonly password: string;
  /** Whether it is a new user's; otherwise an existing one was reset. */
  readonly added: boolean;
}

interface TemporaryPasswordProps {
  readonly secret: Secret;
  readonly onClose: () => void;
}

/**
 * A temporary password, shown once: it is stored nowhere, so neither a stray click nor Esc closes it. Drawn
 * only while it is shown.
 */
export function TemporaryPassword({ secret, onClose }: TemporaryPasswordProps): ReactElement {
  useFocusReturn();
  return (
    <Modal
      open
      title={secret.added ? '用户已新增' : '密码已重置'}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          已记下，关闭
        </Button>
      }
    >
      <div className="c-column shell-system-stack">
        <dl className="shell-users-secret">
          <dt>用户名</dt>
          <dd>{secret.username}</dd>
          <dt>临时密码</dt>
          <dd>
            <code>{secret.password}</code>
            <CopyButton text={secret.password} what="临时密码" />
          </dd>
        </dl>
        <Alert
          type="warning"
          showIcon
          title="临时密码只显示这一次，请交给用户本人。首次登录后必须先修改密码，才能使用其他功能。"
        />
      </div>
    </Modal>
  );
}
