import { jest } from '@jest/globals';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { consoleOn, refusal, type Answers } from '@console/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../core/access/access-client.ts';
import { AddUserForm } from './add-user-drawer.tsx';

const inConsole = consoleOn(client);

const answers: Answers = {
  'access.presets': () => [],
  'access.addUser': () => ({ id: 30, temporaryPassword: 'Tmp#20261121' }),
};
const onAdded = jest.fn();
const form = <AddUserForm onClose={() => undefined} onAdded={onAdded} />;
const type = (label: string, text: string): Promise<void> =>
  userEvent.type(screen.getByLabelText(label), text);

beforeEach(() => void onAdded.mockClear());

describe('adding a user', () => {
  it('sends what was typed by Enter, and hands over the temporary password', async () => {
    const { asked } = inConsole(form, { answers });
    await type('用户名', ' li ');
    await type('姓名', '李四');
    await type('联系电话', '13900000000{Enter}');
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
    expect(onAdded).toHaveBeenCalledWith({ username: 'li', password: 'Tmp#20261121', added: true });
    expect(asked.find(({ id }) => id === 'access.addUser')?.input).toEqual({
      username: 'li',
      realName: '李四',
      phone: '13900000000',
      email: null,
      department: null,
      authorities: [],
    });
  });

  it('sends nothing while a field is wrong, and shows each fault as the specification words it', async () => {
    const { asked } = inConsole(form, { answers });
    await type('用户名', 'li');
    await type('联系电话', '123');
    await type('邮箱', 'x');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请输入正确的联系方式固话或手机号')).toBeTruthy();
    expect(await screen.findByText('请输入正确的邮箱格式')).toBeTruthy();
    expect(await screen.findByText('该项为必填项')).toBeTruthy();
    expect(asked.some(({ id }) => id === 'access.addUser')).toBe(false);
  });

  it('shows at its field that a name is taken, and loses nothing that was typed', async () => {
    inConsole(form, {
      answers: { ...answers, 'access.addUser': () => refusal(ACCESS_MESSAGES.usernameTaken) },
    });
    await type('用户名', 'zhang');
    await type('姓名', '张三{Enter}');
    expect(await screen.findByText('用户名已存在，请重新输入')).toBeTruthy();
    expect(screen.getByLabelText('用户名').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('张三');
    expect(onAdded).not.toHaveBeenCalled();
  });

  it('shows any other refusal above the fields', async () => {
    const text = '操作涉及您没有的权限：gssjk';
    inConsole(form, {
      answers: { ...answers, 'access.addUser': () => refusal({ ...ACCESS_MESSAGES.beyondOwn, text }) },
    });
    await type('用户名', 'zhang');
    await type('姓名', '张三{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });
});
