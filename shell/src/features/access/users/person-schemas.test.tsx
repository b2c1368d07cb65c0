import { schemaFault } from '@console/ui/edit';
import { PERSON_SCHEMAS } from './person-schemas.ts';

const fault = (field: keyof typeof PERSON_SCHEMAS, text: string): string | null =>
  schemaFault(PERSON_SCHEMAS[field], text);

describe('the fields of a user', () => {
  it.each(['zhang', '张三', 'a.b_c@d-1', ' zhang '])('take %j for a user name', (text) => {
    expect(fault('username', text)).toBeNull();
  });

  it.each([
    ['', '该项为必填项'],
    ['  ', '该项为必填项'],
    ['a', '用户名至少 2 个字符'],
    ['.zhang', '用户名由英文字母、数字、中文及 . _ @ - 组成，以字母、数字或中文开头'],
    ['zhang san', '用户名由英文字母、数字、中文及 . _ @ - 组成，以字母、数字或中文开头'],
  ])('refuse the user name %j', (text, message) => {
    expect(fault('username', text)).toBe(message);
  });

  it('ask for a real name, not for a nickname', () => {
    expect(fault('realName', ' ')).toBe('该项为必填项');
    expect(fault('name', ' ')).toBeNull();
    expect(fault('realName', '<b>')).toBe('姓名不能包含 < > 及控制字符');
  });

  it.each(['', '13800000000', '+86 138 0000 0000', '010-62345678', '400-800-1234'])(
    'take %j for a phone',
    (text) => {
      expect(fault('phone', text)).toBeNull();
    },
  );

  it('refuse invalid phones and e-mail addresses, as the specification words it', () => {
    expect(fault('phone', '12345')).toBe('请输入正确的联系方式固话或手机号');
    expect(fault('email', 'zhang@')).toBe('请输入正确的邮箱格式');
    expect(fault('email', ' zhang@example.com ')).toBeNull();
    expect(fault('email', '')).toBeNull();
  });
});
