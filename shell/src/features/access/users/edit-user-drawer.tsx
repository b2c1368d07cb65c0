import { userEntries, type UserDetail } from '@console/contract-access';
import { usePlatform, useChange } from '@console/platform';
import { Button, Drawer, Form, FaultAlert } from '@console/ui/form';
import { useEffect, useState, type ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { FreshUser } from '../fresh-user.tsx';
import styles from '../system.module.css';
import { draftOf, keepTyped, sentPerson, type PersonDraft } from './person-edits.ts';
import { PersonFields } from './person-fields.tsx';
import { refusedField, showRefusal } from './show-refusal.ts';

interface EditUserDrawerProps {
  /** Null while closed. */
  readonly id: number | null;
  readonly onClose: () => void;
}

/** Who a user is: what they may do is edited apart. */
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
  const { notify } = usePlatform();
  const [form] = Form.useForm<PersonDraft>();
  const change = useChange(client);
  // What the edit began with: whatever is asked for anew meanwhile does not change it.
  const [read, setRead] = useState(user);
  const { fault } = change;
  useEffect(() => {
    if (fault) showRefusal(form, fault);
  }, [form, fault]);
  const save = async (draft: PersonDraft): Promise<void> => {
    const input = { id: read.id, version: read.version, ...sentPerson(draft) };
    const saved = await change.run(() => client.call(userEntries.updateUser, input));
    if (saved === null) return;
    notify.success(`已保存 ${saved.realName} 的信息`);
    onClose();
  };
  const reload = async (): Promise<void> => {
    const latest = await change.run(() => client.call(userEntries.userDetail, { id: read.id }));
    if (latest === null) return;
    form.setFieldsValue(keepTyped(draftOf(read), form.getFieldsValue(), draftOf(latest)));
    setRead(latest);
  };
  return (
    <Form<PersonDraft>
      form={form}
      layout="vertical"
      className={styles['form'] ?? ''}
      initialValues={draftOf(user)}
      onFinish={(draft) => void save(draft)}
    >
      {refusedField(fault) === null && (
        <FaultAlert fault={fault} onReload={() => void reload()} reloading={change.running} />
      )}
      <p className={styles['hint']}>用户名 {user.username}</p>
      <PersonFields focusFirst />
      <div className={styles['saveBar']}>
        <Button type="primary" htmlType="submit" loading={change.running}>
          保存
        </Button>
        <Button onClick={onClose}>取消</Button>
      </div>
    </Form>
  );
}
