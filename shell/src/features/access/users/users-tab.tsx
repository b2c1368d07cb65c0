import { useAddressValue } from '@console/ui/data';
import { useState, type ReactElement } from 'react';
import { PermissionDrawer } from '../authorities/permission-drawer.tsx';
import { AddUserDrawer } from './add-user-drawer.tsx';
import { CommandDialog } from './command-dialog.tsx';
import { EditUserDrawer } from './edit-user-drawer.tsx';
import { TemporaryPassword, type Secret } from './temporary-password.tsx';
import type { UserCommand } from './user-command.ts';
import { UserDetailDrawer } from './user-detail-drawer.tsx';
import type { UserRow } from './user-row.ts';
import { UserTable } from './user-table.tsx';

type Opened =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'permission'; readonly id: number }
  | { readonly kind: 'command'; readonly command: UserCommand };

/** The users of the tenant, and everything an administrator does to one. */
export function UsersTab(): ReactElement {
  const [ticked, setTicked] = useState<readonly UserRow[]>([]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const [shown, setShown] = useAddressValue('user');
  const idOf = (kind: 'edit' | 'permission'): number | null => (opened?.kind === kind ? opened.id : null);
  const close = (): void => setOpened(null);
  const handOver = (given: Secret): void => {
    close();
    setSecret(given);
  };
  return (
    <>
      <UserTable
        ticked={ticked}
        onTick={setTicked}
        onAdd={() => setOpened({ kind: 'add' })}
        onDetail={({ id }) => setShown(String(id))}
        onOpen={(kind, { id }) => setOpened({ kind, id })}
        onAsk={(kind, users) => setOpened({ kind: 'command', command: { kind, users } })}
      />
      <AddUserDrawer open={opened?.kind === 'add'} onClose={close} onAdded={handOver} />
      <EditUserDrawer id={idOf('edit')} onClose={close} />
      <PermissionDrawer id={idOf('permission')} onClose={close} />
      <UserDetailDrawer
        // After an edit opened from here, the drawer returns with the saved data.
        id={opened === null ? idIn(shown) : null}
        onClose={() => setShown(null)}
        onEdit={(id) => setOpened({ kind: 'edit', id })}
        onPermission={(id) => setOpened({ kind: 'permission', id })}
      />
      {opened?.kind === 'command' && (
        <CommandDialog
          command={opened.command}
          onClose={close}
          onSecret={handOver}
          onDone={() => {
            if (opened.command.kind === 'delete') setTicked(without(ticked, opened.command));
            close();
          }}
        />
      )}
      {secret && <TemporaryPassword secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

/** A user's id in an address; null for anything else. */
const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;

const without = (rows: readonly UserRow[], { users }: UserCommand): readonly UserRow[] =>
  rows.filter((row) => !users.some(({ id }) => id === row.id));
