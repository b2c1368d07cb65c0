import { PERSON_LENGTHS } from '@console/contract-access';
import { Form, Input, FirstInput } from '@console/ui/form';
import type { ReactElement } from 'react';
import { emailFault, nameFault, phoneFault, realNameFault, rule } from './person-rules.ts';

/** The fields of a person that adding and editing share. */
export function PersonFields({ focusFirst = false }: { readonly focusFirst?: boolean }): ReactElement {
  const RealName = focusFirst ? FirstInput : Input;
  return (
    <>
      <Form.Item name="realName" label="姓名" required validateTrigger="onBlur" rules={[rule(realNameFault)]}>
        <RealName maxLength={PERSON_LENGTHS.name} autoComplete="off" />
      </Form.Item>
      <Form.Item name="name" label="昵称" validateTrigger="onBlur" rules={[rule(nameFault)]}>
        <Input maxLength={PERSON_LENGTHS.name} placeholder="默认同姓名" autoComplete="off" />
      </Form.Item>
      <Form.Item name="phone" label="联系电话" validateTrigger="onBlur" rules={[rule(phoneFault)]}>
        <Input maxLength={PERSON_LENGTHS.phone} placeholder="固话或手机号" autoComplete="off" />
      </Form.Item>
      <Form.Item name="email" label="邮箱" validateTrigger="onBlur" rules={[rule(emailFault)]}>
        <Input maxLength={PERSON_LENGTHS.email} autoComplete="off" />
      </Form.Item>
      <Form.Item name="department" label="部门">
        <Input maxLength={PERSON_LENGTHS.department} autoComplete="off" />
      </Form.Item>
    </>
  );
}
