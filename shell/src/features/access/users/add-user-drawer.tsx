import { presetEntries, userEntries } from '@console/contract-access';
import { useCall, useChange } from '@console/platform';
import { Button, Drawer, Form, Select, FaultAlert, FirstInput } from '@console/ui/form';
import { useEffect, type ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { useMay } from '../authorities/use-may.ts';
import styles from '../system.module.css';
import { EMPTY_PERSON, sentPerson, type PersonDraft } from './person-edits.ts';
import { PersonFields } from './person-fields.tsx';
import { rule, usernameFault } from './person-rules.ts';
import { refusedField, showRefusal } from './show-refusal.ts';
import type { Secret } from './temporary-password.tsx';

interface AddUserDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The new user's first password, to be handed over. */
  readonly onAdded: (secret: Secret) => void;
}

/** A user of the administrator's own tenant. */
export function AddUserDrawer({ open, onClose, onAdded }: AddUserDrawerProps): ReactElement {
  return (
    <Drawer open={open} onClose={onClose} size={480} title="新增用户" destroyOnHidden>
      {open && <AddUserForm onClose={onClose} onAdded={onAdded} />}
    </Drawer>
  );
}

interface NewUser extends PersonDraft {
  readonly username: string;
  readonly preset?: string;
}

export function AddUserForm({ onClose, onAdded }: Omit<AddUserDrawerProps, 'open'>): ReactElement {
  const [form] = Form.useForm<NewUser>();
  const change = useChange(client);
  const presets = useCall(client, presetEntries.presets, {});
  const may = useMay();
  const { fault } = change;
  useEffect(() => {
    if (fault) showRefusal(form, fault);
  }, [form, fault]);
  const add = async ({ username, preset, ...person }: NewUser): Promise<void> => {
    const authorities = presets.data?.find(({ name }) => name === preset)?.authorities ?? [];
    const input = { username: username.trim(), ...sentPerson(person), authorities };
    const added = await change.run(() => client.call(userEntries.addUser, input));
    if (added === null) return;
    onAdded({ username: input.username, password: added.temporaryPassword, added: true });
  };
  return (
    <Form<NewUser>
      form={form}
      layout="vertical"
      className={styles['form'] ?? ''}
      initialValues={{ username: '', ...EMPTY_PERSON }}
      onFinish={(values) => void add(values)}
    >
      {refusedField(fault) === null && <FaultAlert fault={fault} />}
      <Form.Item
        name="username"
        label="用户名"
        required
        validateTrigger="onBlur"
        rules={[rule(usernameFault)]}
        extra="登录时使用，保存后不能修改。"
      >
        <FirstInput maxLength={64} autoComplete="off" />
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
      <div className={styles['saveBar']}>
        <Button type="primary" htmlType="submit" loading={change.running}>
          保存
        </Button>
        <Button onClick={onClose}>取消</Button>
      </div>
    </Form>
  );
}
