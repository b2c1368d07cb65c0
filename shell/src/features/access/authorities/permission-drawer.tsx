import { userEntries, type UserDetail } from '@console/contract-access';
import { ROLE_ADMIN } from '@console/contract-core';
import { usePlatform, useUnsaved, useChange, type Change } from '@console/platform';
import { SaveButtons } from '@console/ui/edit';
import { Button, Drawer, Switch, Tooltip, FaultAlert } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { FreshUser } from '../fresh-user.tsx';
import '../system.css';
import { authorityChanges, carryOver, type AuthorityChanges } from './authority-changes.ts';
import { tick, type Choice } from './authority-choice.ts';
import { isAuthority } from './authority-name.ts';
import { AuthorityTree } from './authority-tree.tsx';
import { ChangeList } from './change-list.tsx';
import { PresetButtons } from './preset-buttons.tsx';
import { SavePresetDialog } from './save-preset-dialog.tsx';
import { useMay } from './use-may.ts';

interface PermissionDrawerProps {
  /** Null while closed. */
  readonly id: number | null;
  /** Authorities ticked beforehand: those a diagnosis found missing. */
  readonly wanted?: readonly string[];
  readonly onClose: () => void;
}

/** What a user may do: ticked by hand or by preset, with the difference to what is saved. */
export function PermissionDrawer({ id, wanted = NOTHING, onClose }: PermissionDrawerProps): ReactElement {
  return (
    <Drawer open={id !== null} onClose={onClose} size={960} title="用户权限" destroyOnHidden>
      {id !== null && (
        <FreshUser key={id} id={id}>
          {(user) => <Permissions user={user} wanted={wanted} onClose={onClose} />}
        </FreshUser>
      )}
    </Drawer>
  );
}

const NOTHING: readonly string[] = [];

interface PermissionsProps {
  readonly user: UserDetail;
  readonly wanted: readonly string[];
  readonly onClose: () => void;
}

function Permissions({ user, wanted, onClose }: PermissionsProps): ReactElement {
  const { notify } = usePlatform();
  const may = useMay();
  const change = useChange(client);
  const [base, setBase] = useState(user);
  const [choice, setChoice] = useState<Choice>(() =>
    tick(new Set(user.authorities), { keys: wanted.filter(isAuthority), on: true, may }),
  );
  const [naming, setNaming] = useState(false);
  const changes = authorityChanges(new Set(base.authorities), choice);
  useUnsaved(changes.added.length + changes.removed.length > 0);
  const save = async (): Promise<void> => {
    const input = { id: base.id, authorities: [...choice], version: base.version };
    const saved = await change.run(() => client.call(userEntries.updatePermission, input));
    if (saved === null) return;
    notify.success(`已保存 ${saved.realName} 的权限，对其已登录的会话立即生效`);
    onClose();
  };
  const reload = async (): Promise<void> => {
    const latest = await change.run(() => client.call(userEntries.userDetail, { id: base.id }));
    if (latest === null) return;
    setBase(latest);
    setChoice(carryOver(changes, new Set(latest.authorities)));
  };
  const admin = choice.has(ROLE_ADMIN);
  return (
    <div className="shell-system-permissions">
      <div className="shell-system-main">
        <h3>
          {user.realName} <span className="shell-system-key">{user.username}</span>
        </h3>
        <FaultAlert fault={change.fault} onReload={() => void reload()} reloading={change.running} />
        <AdminSwitch
          on={admin}
          locked={!may(ROLE_ADMIN)}
          onChange={(on) =>
            setChoice(new Set(on ? [...choice, ROLE_ADMIN] : [...choice].filter((key) => key !== ROLE_ADMIN)))
          }
        />
        {admin && <p className="c-hint">以下各项在取消系统管理员后才有区别。</p>}
        <AuthorityTree choice={choice} onChange={setChoice} may={may} />
      </div>
      <aside className="shell-system-side">
        <h4>套用角色预设</h4>
        <PresetButtons choice={choice} onChange={setChoice} may={may} />
        <h4>变更 {changes.added.length + changes.removed.length} 项</h4>
        <ChangeList changes={changes} />
        <SaveBar
          changes={changes}
          change={change}
          canKeep={choice.size > 0}
          onSave={() => void save()}
          onKeep={() => setNaming(true)}
          onClose={onClose}
        />
      </aside>
      {naming && <SavePresetDialog authorities={[...choice]} onClose={() => setNaming(false)} />}
    </div>
  );
}

interface AdminSwitchProps {
  readonly on: boolean;
  readonly locked: boolean;
  readonly onChange: (on: boolean) => void;
}

function AdminSwitch({ on, locked, onChange }: AdminSwitchProps): ReactElement {
  return (
    <div className="shell-system-switch">
      <Tooltip title={locked ? '只有系统管理员可以设置' : null}>
        <Switch id="admin-switch" size="small" checked={on} disabled={locked} onChange={onChange} />
      </Tooltip>
      <label htmlFor="admin-switch">系统管理员（拥有全部权限）</label>
      <span className="shell-system-key">{ROLE_ADMIN}</span>
    </div>
  );
}

interface SaveBarProps {
  readonly changes: AuthorityChanges;
  readonly change: Change;
  readonly canKeep: boolean;
  readonly onSave: () => void;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

function SaveBar({ changes, change, canKeep, onSave, onKeep, onClose }: SaveBarProps): ReactElement {
  const nothing = changes.added.length + changes.removed.length === 0;
  return (
    <SaveButtons
      edit={{ running: change.running, leave: onClose }}
      className="shell-system-save-bar"
      disabled={nothing}
      onSave={onSave}
    >
      <Tooltip title={canKeep ? null : '先勾选权限'}>
        <Button type="link" disabled={!canKeep} onClick={onKeep}>
          另存为预设
        </Button>
      </Tooltip>
    </SaveButtons>
  );
}
