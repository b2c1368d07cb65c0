import { accessTables } from '@console/contract-access';
import { useSession } from '@console/platform';
import { EmptyState } from '@console/ui';
import { DataTable, useTableUrlState } from '@console/ui/data';
import { Button, Tooltip } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../access-client.ts';
import { PermissionDrawer } from '../authorities/permission-drawer.tsx';
import styles from '../system.module.css';
import { useAddressValue } from '../use-address-value.ts';
import { AddUserDrawer } from './add-user-drawer.tsx';
import { CommandDialog } from './command-dialog.tsx';
import { EditUserDrawer } from './edit-user-drawer.tsx';
import { RowMenu } from './row-menu.tsx';
import { TemporaryPassword, type Secret } from './temporary-password.tsx';
import { userCells } from './user-cells.tsx';
import type { UserCommand } from './user-command.ts';
import { UserDetailDrawer } from './user-detail-drawer.tsx';
import { UserFilter } from './user-filter.tsx';
import { userLimits } from './user-limits.ts';
import type { UserRow } from './user-row.ts';

type Opened =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'permission'; readonly id: number }
  | { readonly kind: 'command'; readonly command: UserCommand };

/** The users of the tenant, and everything an administrator does to one. */
export function UsersTab(): ReactElement {
  const session = useSession();
  const state = useTableUrlState(accessTables.userList);
  const [ticked, setTicked] = useState<readonly UserRow[]>([]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const [shown, setShown] = useAddressValue('user');
  const ask = (kind: UserCommand['kind'], users: readonly UserRow[]): void =>
    setOpened({ kind: 'command', command: { kind, users } });
  const idOf = (kind: Opened['kind']): number | null =>
    opened?.kind === kind && 'id' in opened ? opened.id : null;
  const close = (): void => setOpened(null);
  return (
    <>
      <DataTable
        client={client}
        spec={accessTables.userList}
        state={state}
        rowKey="id"
        title="用户"
        counter="人"
        cells={userCells({ onDetail: (row) => setShown(String(row.id)) })}
        selection={{
          rows: ticked,
          onChange: setTicked,
          label: (row) => row.realName,
          blocked: (row) => userLimits(row, session).delete,
        }}
        rowActions={{
          width: 132,
          draw: (row) => (
            <RowActions
              row={row}
              onDetail={() => setShown(String(row.id))}
              onOpen={(kind) => setOpened({ kind, id: row.id })}
              onAsk={(kind) => ask(kind, [row])}
            />
          ),
        }}
        toolbar={
          <>
            {ticked.length > 0 && (
              <>
                <span className={styles['hint']}>已选 {ticked.length} 人</span>
                <Button type="link" size="small" onClick={() => setTicked([])}>
                  取消选择
                </Button>
                <Button danger onClick={() => ask('delete', ticked)}>
                  批量删除
                </Button>
              </>
            )}
            <Button type="primary" onClick={() => setOpened({ kind: 'add' })}>
              新增用户
            </Button>
          </>
        }
        filterBar={<UserFilter state={state} />}
        empty={<EmptyState title="还没有用户" cause="新增用户后，在此维护其资料、权限与会话。" />}
      />
      <AddUserDrawer
        open={opened?.kind === 'add'}
        onClose={close}
        onAdded={(added) => {
          close();
          setSecret(added);
        }}
      />
      <EditUserDrawer id={idOf('edit')} onClose={close} />
      <PermissionDrawer id={idOf('permission')} onClose={close} />
      <UserDetailDrawer
        id={idIn(shown)}
        onClose={() => setShown(null)}
        onEdit={(id) => setOpened({ kind: 'edit', id })}
        onPermission={(id) => setOpened({ kind: 'permission', id })}
      />
      {opened?.kind === 'command' && (
        <CommandDialog
          command={opened.command}
          onClose={close}
          onSecret={setSecret}
          onDone={() => {
            if (opened.command.kind === 'delete') setTicked(without(ticked, opened.command));
            close();
          }}
        />
      )}
      <TemporaryPassword secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}

/** A user's id in an address; null for anything else. */
const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;

const without = (rows: readonly UserRow[], { users }: UserCommand): readonly UserRow[] =>
  rows.filter((row) => !users.some(({ id }) => id === row.id));

interface RowActionsProps {
  readonly row: UserRow;
  readonly onDetail: () => void;
  readonly onOpen: (kind: 'edit' | 'permission') => void;
  readonly onAsk: (kind: UserCommand['kind']) => void;
}

function RowActions({ row, onDetail, onOpen, onAsk }: RowActionsProps): ReactElement {
  const limits = userLimits(row, useSession());
  const status = row.status === 1 ? 'disable' : 'enable';
  return (
    <>
      <Button type="link" size="small" aria-label={`${row.realName} 详情`} onClick={onDetail}>
        详情
      </Button>
      <Tooltip title={limits.edit}>
        <Button
          type="link"
          size="small"
          disabled={limits.edit !== null}
          aria-label={`编辑 ${row.realName}`}
          onClick={() => onOpen('edit')}
        >
          编辑
        </Button>
      </Tooltip>
      <RowMenu
        label={`${row.realName} 的更多操作`}
        items={[
          {
            key: 'permission',
            title: '权限',
            blocked: limits.permission,
            onSelect: () => onOpen('permission'),
          },
          { key: 'reset', title: '重置密码', blocked: limits.reset, onSelect: () => onAsk('reset') },
          {
            key: 'status',
            title: row.status === 1 ? '停用' : '启用',
            blocked: limits.status,
            onSelect: () => onAsk(status),
          },
          { key: 'signOut', title: '强制退出', blocked: limits.signOut, onSelect: () => onAsk('signOut') },
          { key: 'delete', title: '删除', blocked: limits.delete, onSelect: () => onAsk('delete') },
        ]}
      />
    </>
  );
}
