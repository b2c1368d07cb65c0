import { MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Answers } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../core/access/access-client.ts';
import { aUser } from '../testing/a-user.ts';
import { PermissionDrawer } from './permission-drawer.tsx';

const inConsole = consoleOn(client);

const presets = [
  { id: null, name: '只读用户', authorities: ['gssjk', 'hysjk'] },
  { id: null, name: '运维', authorities: ['rwgl_view'] },
];
const answers: Answers = {
  'access.userDetail': () => aUser(),
  'access.presets': () => presets,
  'access.updatePermission': () => aUser(),
};
const drawer = (wanted?: readonly string[]) => (
  <PermissionDrawer id={12} {...(wanted ? { wanted } : {})} onClose={() => undefined} />
);
const box = (name: RegExp): HTMLElement => screen.getByRole('checkbox', { name });
const changes = (): readonly string[] =>
  within(screen.getByRole('list', { name: '保存前的变更' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent ?? '');

describe('the authorities of a user', () => {
  it('show what saving would grant and revoke, and send the whole choice with the version read', async () => {
    const { asked } = inConsole(drawer(), { answers });
    await userEvent.click(await screen.findByRole('checkbox', { name: /gssjk_hw$/ }));
    await userEvent.click(box(/国内公司 gssjk_gn$/));
    expect(changes()).toEqual(['+授予海外公司 gssjk_hw', '−撤销国内公司 gssjk_gn']);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(asked.some(({ id }) => id === 'access.updatePermission')).toBe(true));
    expect(asked.find(({ id }) => id === 'access.updatePermission')?.input).toEqual({
      id: 12,
      authorities: ['gssjk', 'gssjk_hw'],
      version: 3,
    });
  });

  it('cannot be saved while nothing differs', async () => {
    inConsole(drawer(), { answers });
    await screen.findByRole('checkbox', { name: /gssjk_hw$/ });
    expect(screen.getByRole('button', { name: '保存' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('与已保存的权限相同。')).toBeTruthy();
  });

  it('open with missing ones and their parents already ticked', async () => {
    inConsole(drawer(['gssjk_gn_view']), { answers });
    await screen.findByRole('checkbox', { name: /gssjk_gn_view$/ });
    expect(changes()).toEqual(['+授予查看公司详情 gssjk_gn_view']);
  });

  it('are grey where the administrator lacks them, and so is ROLE_admin', async () => {
    inConsole(drawer(), { answers, authorities: ['xtgl_user', 'gssjk'] });
    await screen.findByRole('checkbox', { name: /公司数据库 gssjk$/ });
    expect(box(/公司数据库 gssjk$/).hasAttribute('disabled')).toBe(false);
    expect(box(/gssjk_hw$/).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('switch').hasAttribute('disabled')).toBe(true);
  });

  it('are replaced by a preset, or joined by it', async () => {
    inConsole(drawer(), { answers });
    await userEvent.click(await screen.findByRole('button', { name: '只读用户' }));
    expect(changes()).toEqual(['+授予行业数据库 hysjk', '−撤销国内公司 gssjk_gn']);
    await userEvent.click(screen.getByText('追加'));
    await userEvent.click(screen.getByRole('button', { name: '运维' }));
    expect(changes()).toEqual([
      '+授予行业数据库 hysjk',
      '+授予查看全部任务 rwgl_view',
      '−撤销国内公司 gssjk_gn',
    ]);
  });

  it('keep the changes when somebody else saved first', async () => {
    let saves = 0;
    let version = 3;
    const { asked } = inConsole(drawer(), {
      answers: {
        ...answers,
        'access.userDetail': () =>
          aUser({ version, authorities: version === 3 ? ['gssjk'] : ['gssjk', 'hysjk'] }),
        'access.updatePermission': () =>
          ++saves === 1 ? refusal(MESSAGES.conflict) : aUser({ version: version + 1 }),
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /gssjk_hw$/ }));
    version = 4;
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('内容已被他人修改')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '重新载入' }));
    await waitFor(() => expect(screen.queryByText('内容已被他人修改')).toBeNull());
    expect(changes()).toEqual(['+授予海外公司 gssjk_hw']);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saves).toBe(2));
    expect(asked.filter(({ id }) => id === 'access.updatePermission').at(-1)?.input).toEqual({
      id: 12,
      authorities: ['gssjk', 'hysjk', 'gssjk_hw'],
      version: 4,
    });
  });

  it('are searched by name', async () => {
    inConsole(drawer(), { answers });
    await userEvent.type(await screen.findByLabelText('搜索权限'), '审计');
    expect(screen.getByRole('checkbox', { name: /xtgl_audit/ })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /gssjk_hw/ })).toBeNull();
  });
});
