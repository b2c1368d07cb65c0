import { PERSON_LENGTHS } from '@console/contract-access';
import { schemaField } from '@console/ui/edit';
import { Form, Input } from '@console/ui/form';
import type { ReactElement } from 'react';
import { PERSON_SCHEMAS } from './person-schemas.ts';

/** The fields of a person that adding and editing share. */
export function PersonFields(): ReactElement {
  return (
    <>
      <Form.Item name="realName" label="姓名" {...schemaField(PERSON_SCHEMAS.realName)}>
        <Input maxLength={PERSON_LENGTHS.name} autoComplete="off" />
      </Form.Item>
      <Form.Item name="name" label="昵称" {...schemaField(PERSON_SCHEMAS.name)}>
        <Input maxLength={PERSON_LENGTHS.name} placeholder="默认同姓名" autoComplete="off" />
      </Form.Item>
      <Form.Item name="phone" label="联系电话" {...schemaField(PERSON_SCHEMAS.phone)}>
        <Input maxLength={PERSON_LENGTHS.phone} placeholder="固话或手机号" autoComplete="off" />
      </Form.Item>
      <Form.Item name="email" label="邮箱" {...schemaField(PERSON_SCHEMAS.email)}>
        <Input maxLength={PERSON_LENGTHS.email} autoComplete="off" />
      </Form.Item>
      <Form.Item name="department" label="部门" {...schemaField(PERSON_SCHEMAS.department)}>
        <Input maxLength={PERSON_LENGTHS.department} autoComplete="off" />
      </Form.Item>
    </>
  );
}
