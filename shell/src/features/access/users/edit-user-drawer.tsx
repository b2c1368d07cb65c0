import { userEntries, type UserDetail } from '@console/contract-access';
import { EditForm, SaveButtons, useEdit } from '@console/ui/edit';
import { Drawer } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { FreshUser } from '../fresh-user.tsx';
import '../system.css';
import { draftOf, PERSON_REFUSALS, sentPerson } from './person-edits.ts';
import { PersonFields } from './person-fields.tsx';

interface EditUserDrawerProps {
  /** Null while closed. */
  readonly id: number | null;
  readonly onClose: () => void;
}

/** The form for a user's personal data; authorities are edited elsewhere. */
export function EditUserDrawer({ id, onClose }: EditUserDrawerProps): ReactElement {
  return (
    <Drawer open={id !== null} onClose={onClose} size={480} title="编辑用户" destroyOnHidden>
      {id !== null && (
        <FreshUser key={id} id={id}>
          {(user) => <EditUserForm user={user} onClose={onClose} />}
        </FreshUser>
      )}
    </Drawer>
  );
}

interface EditUserFormProps {
  readonly user: UserDetail;
  readonly onClose: () => void;
}

function EditUserForm({ user, onClose }: EditUserFormProps): ReactElement {
  const edit = useEdit({
    client,
    read: user,
    fields: draftOf,
    sent: sentPerson,
    update: (sent, { id, version }) => client.call(userEntries.updateUser, { id, version, ...sent }),
    latest: ({ id }) => client.call(userEntries.userDetail, { id }),
    notice: ({ realName }) => `已保存 ${realName} 的信息`,
    leave: onClose,
  });
  return (
    <EditForm
      edit={edit}
      className="shell-system-form"
      refusals={PERSON_REFUSALS}
      buttons={<SaveButtons edit={edit} />}
    >
      <p className="c-hint">用户名 {user.username}</p>
      <PersonFields />
    </EditForm>
  );
}
