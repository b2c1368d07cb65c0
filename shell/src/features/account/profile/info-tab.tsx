import { PERSON_LENGTHS, type SignedInfo } from '@console/contract-access';
import { Panel } from '@console/ui';
import { SaveButtons } from '@console/ui/edit';
import { FaultAlert } from '@console/ui/form';
import { useRef, type ReactElement } from 'react';
import { AvatarField } from './avatar-field.tsx';
import type { InfoValues } from './info-faults.ts';
import { PasswordField } from './password-field.tsx';
import './profile.css';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useInfoForm } from './use-info-form.ts';

const FIELDS = [
  { name: 'name', label: '昵称', required: true, maxLength: PERSON_LENGTHS.name, autoComplete: 'nickname' },
  { name: 'realName', label: '姓名', required: true, maxLength: PERSON_LENGTHS.name, autoComplete: 'name' },
  {
    name: 'phone',
    label: '联系电话',
    maxLength: PERSON_LENGTHS.phone,
    autoComplete: 'tel',
    placeholder: '手机号，或带区号的固话',
  },
  { name: 'email', label: '邮箱', maxLength: PERSON_LENGTHS.email, autoComplete: 'email' },
] as const satisfies readonly (TextFieldProps & { readonly name: Exclude<keyof InfoValues, 'password'> })[];

/** The user's picture, the names colleagues see, and contact data. */
export function InfoTab({ info }: { readonly info: SignedInfo }): ReactElement {
  const fields = useRef<HTMLFormElement>(null);
  const form = useInfoForm(info, fields);
  return (
    <Panel title="个人信息">
      <form
        ref={fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <AvatarField
          link={form.values.avatar}
          initial={info.realName.slice(0, 1)}
          onChange={(avatar) => form.set({ avatar })}
        />
        <div className="shell-profile-columns">
          <TextField label="用户编号" value={info.id} readOnly />
          <TextField label="用户名" value={info.username} readOnly />
          {FIELDS.map((field) => (
            <TextField
              key={field.name}
              {...field}
              value={form.values[field.name]}
              fault={form.faults[field.name]}
              onChange={({ target }) => form.set({ [field.name]: target.value })}
            />
          ))}
          {form.asksPassword && (
            <PasswordField
              label="登录密码"
              name="password"
              autoComplete="current-password"
              hint="修改手机号需要验证登录密码"
              value={form.values.password}
              fault={form.faults.password}
              onChange={({ target }) => form.set({ password: target.value })}
            />
          )}
          <TextField label="部门" value={info.department ?? '—'} readOnly hint="由系统管理员维护" />
        </div>
        <div className="shell-profile-refusal">
          <FaultAlert
            fault={form.refusal}
            conflict={form.conflict}
            reloading={form.busy}
            onReload={() => void form.reload()}
          />
        </div>
        <SaveButtons
          edit={{ running: form.busy, leave: form.reset }}
          leaveText={form.changed ? '放弃修改' : null}
        />
      </form>
    </Panel>
  );
}
