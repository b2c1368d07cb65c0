import { userEntries } from '@console/contract-access';
import { usePlatform, useChange, type Change } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import type { Secret } from './temporary-password.tsx';
import { commandText, type UserCommand } from './user-command.ts';

interface CommandDialogProps {
  readonly command: UserCommand;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly onSecret: (secret: Secret) => void;
}

/** Asks before a command runs; a refusal is shown in the dialog, which stays open. */
export function CommandDialog({ command, onClose, onDone, onSecret }: CommandDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const text = commandText(command);
  const run = async (): Promise<void> => {
    const answer = await send(command, change);
    if (answer === null) return;
    onDone();
    if (typeof answer === 'object') onSecret(answer);
    else notify.success(text.done);
  };
  return (
    <AskDialog
      title={text.title}
      okText={text.button}
      danger={text.danger}
      running={change.running}
      fault={change.fault}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{text.question}</p>
    </AskDialog>
  );
}

/** A secret, or that it is done; null when it was refused. */
async function send({ kind, users }: UserCommand, change: Change): Promise<Secret | true | null> {
  const [user] = users;
  if (!user) return null;
  const { id, username } = user;
  if (kind === 'reset') {
    const answer = await change.run(() => client.call(userEntries.resetPassword, { id }));
    return answer && { username, password: answer.temporaryPassword, added: false };
  }
  const done = await change.run<boolean | number>(() => {
    if (kind === 'delete') return client.call(userEntries.deleteUsers, { ids: users.map((each) => each.id) });
    if (kind === 'signOut') return client.call(userEntries.endUserSessions, { id });
    return client.call(userEntries.setUserStatus, { id, status: kind === 'enable' ? 1 : 0 });
  });
  return done === null ? null : true;
}
