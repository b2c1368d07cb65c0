import {
  ACCESS_MESSAGES,
  presetEntries,
  userEntries,
  USERNAME_MAX,
  type UserDetail,
} from '@console/contract-access';
import { useCall } from '@console/platform';
import { EditForm, SaveButtons, schemaField, useEdit } from '@console/ui/edit';
import { Drawer, Form, Input, Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { useMay } from '../authorities/use-may.ts';
import '../system.css';
import { EMPTY_PERSON, PERSON_REFUSALS, sentPerson, type PersonDraft } from './person-edits.ts';
import { PersonFields } from './person-fields.tsx';
import { PERSON_SCHEMAS } from './person-schemas.ts';
import type { Secret } from './temporary-password.tsx';

interface AddUserDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Receives the new user's first password, to be handed over. */
  readonly onAdded: (secret: Secret) => void;
}

/** The form that adds a user to the administrator's own tenant. */
export function AddUserDrawer({ open, onClose, onAdded }: AddUserDrawerProps): ReactElement {
  return (
    <Drawer open={open} onClose={onClose} size={480} title="新增用户" destroyOnHidden>
      {open && <AddUserForm onClose={onClose} onAdded={onAdded} />}
    </Drawer>
  );
}

interface NewUser extends PersonDraft {
  readonly username: string;
  readonly preset: string | undefined;
}

const REFUSALS = { ...PERSON_REFUSALS, [ACCESS_MESSAGES.usernameTaken.code]: 'username' } as const;
const NEW_USER: NewUser = { username: '', ...EMPTY_PERSON, preset: undefined };

export function AddUserForm({ onClose, onAdded }: Omit<AddUserDrawerProps, 'open'>): ReactElement {
  const presets = useCall(client, presetEntries.presets, {});
  const may = useMay();
  const edit = useEdit<UserDetail, NewUser, NewUser, Secret>({
    client,
    read: null,
    fields: () => NEW_USER,
    sent: (draft) => draft,
    add: async ({ username: typed, preset, ...person }) => {
      const username = typed.trim();
      const authorities = presets.data?.find(({ name }) => name === preset)?.authorities ?? [];
      const input = { username, ...sentPerson(person), authorities };
      const { temporaryPassword: password } = await client.call(userEntries.addUser, input);
      return { username, password, added: true };
    },
    notice: null,
    leave: (secret) => (secret === null ? onClose() : onAdded(secret)),
  });
  return (
    <EditForm
      edit={edit}
      className="shell-system-form"
      refusals={REFUSALS}
      buttons={<SaveButtons edit={edit} />}
    >
      <Form.Item
        name="username"
        label="用户名"
        {...schemaField(PERSON_SCHEMAS.username)}
        extra="登录时使用，保存后不能修改。"
      >
        <Input maxLength={USERNAME_MAX} autoComplete="off" />
      </Form.Item>
      <PersonFields />
      <Form.Item
        name="preset"
        label="角色预设"
        extra={presets.error ? `角色预设没有取到：${presets.error.message}` : '保存后可再逐项调整权限。'}
      >
        <Select
          allowClear
          placeholder="暂不授予权限"
          loading={presets.isFetching}
          options={presets.data?.map(({ name, authorities }) => ({
            value: name,
            label: `${name}（${authorities.length} 项）`,
            disabled: !authorities.every(may),
            title: authorities.every(may) ? name : '包含您自己没有的权限',
          }))}
        />
      </Form.Item>
    </EditForm>
  );
}
