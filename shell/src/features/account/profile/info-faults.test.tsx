import { asksPassword, infoFaults } from './info-faults.ts';

const fine = { name: '陈砚', realName: '陈砚', phone: '', email: '', password: '' };

describe('the form of personal information', () => {
  it('may leave phone and e-mail out, but no name', () => {
    expect(infoFaults(fine, null)).toEqual({});
    expect(infoFaults({ ...fine, name: ' ', realName: '' }, null)).toEqual({
      name: '该项为必填项',
      realName: '该项为必填项',
    });
  });

  it.each(['13800138000', '+86 138 0013 8000', '021-58881234', '0755-8888123-01', '400-820-8820'])(
    'takes %s as a phone',
    (phone) => expect(infoFaults({ ...fine, phone, password: 'x' }, null)).toEqual({}),
  );

  it.each(['12800138000', '1380013800', '58881234', 'abc'])('refuses %s as a phone', (phone) =>
    expect(infoFaults({ ...fine, phone }, null)).toEqual({ phone: '请输入正确的联系方式固话或手机号' }),
  );

  it.each(['chenyan', 'chenyan@', 'chen yan@example.com', 'a@b'])('refuses %s as an e-mail', (email) =>
    expect(infoFaults({ ...fine, email }, null)).toEqual({ email: '请输入正确的邮箱格式' }),
  );

  it('asks for the password before another mobile number, and for nothing else', () => {
    expect(infoFaults({ ...fine, phone: '13800138000' }, '13900139000')).toEqual({
      password: '该项为必填项',
    });
    expect(asksPassword('138 0013 8000', '13800138000')).toBe(false);
    expect(asksPassword('13800138000', null)).toBe(true);
    expect(asksPassword('021-58881234', '13800138000')).toBe(false);
    expect(asksPassword('', '13800138000')).toBe(false);
  });
});
