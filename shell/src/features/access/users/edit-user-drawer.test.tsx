import { MESSAGES } from '@console/contract-core';
import { consoleOn, refusal } from '@console/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../core/access/access-client.ts';
import { aUser } from '../testing/a-user.ts';
import { EditUserDrawer } from './edit-user-drawer.tsx';

const inConsole = consoleOn(client);

test('an edit that comes second keeps what was typed, takes the rest, and is sent with the new version', async () => {
  let version = 3;
  const { asked } = inConsole(<EditUserDrawer id={12} onClose={() => undefined} />, {
    answers: {
      'access.userDetail': () => aUser({ version, department: version === 3 ? '研究一部' : '研究二部' }),
      'access.updateUser': (input) => (input['version'] === 4 ? aUser() : refusal(MESSAGES.conflict)),
    },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('姓名');
  await userEvent.clear(name);
  await userEvent.type(name, '张三丰');
  version = 4;
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('内容已被他人修改')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '重新载入' }));
  const department = screen.getByLabelText<HTMLInputElement>('部门');
  await waitFor(() => expect(department.value).toBe('研究二部'));
  expect(name.value).toBe('张三丰');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(asked.filter(({ id }) => id === 'access.updateUser')).toHaveLength(2));
  expect(asked.filter(({ id }) => id === 'access.updateUser').at(-1)?.input).toMatchObject({
    id: 12,
    version: 4,
    realName: '张三丰',
    department: '研究二部',
  });
});
