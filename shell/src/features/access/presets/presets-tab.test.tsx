import { ACCESS_MESSAGES } from '@console/contract-access';
import { MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Answers } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../core/access/access-client.ts';
import { PresetsTab } from './presets-tab.tsx';

const inConsole = consoleOn(client);

const answers: Answers = {
  'access.presets': () => [
    { id: null, version: null, name: '只读用户', authorities: ['gssjk'] },
    { id: 5, version: 3, name: '研究员', authorities: ['gssjk', 'gssjk_gn'] },
  ],
  'access.savePreset': (input) => ({ id: 5, ...input, version: 4 }),
  'access.deletePreset': () => true,
};

describe('the roles', () => {
  it('that are built in can be read, not changed', async () => {
    inConsole(<PresetsTab />, { answers });
    const row = (await screen.findByText('内置')).closest('tr');
    const names = row ? within(row).getAllByRole('button') : [];
    expect(names.map((button) => button.getAttribute('aria-label'))).toEqual(['查看 只读用户']);
    await userEvent.click(screen.getByRole('button', { name: '查看 只读用户' }));
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /公司数据库 gssjk$/ });
    expect([box.checked, box.disabled]).toEqual([true, true]);
  });

  it('of the tenant’s own are replaced under their id', async () => {
    const { asked } = inConsole(<PresetsTab />, { answers });
    await userEvent.click(await screen.findByRole('button', { name: '编辑 研究员' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /gssjk_hw$/ }));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(asked.find(({ id }) => id === 'access.savePreset')?.input).toEqual({
        id: 5,
        version: 3,
        name: '研究员',
        authorities: ['gssjk', 'gssjk_gn', 'gssjk_hw'],
      }),
    );
  });

  it('that somebody else saved first can be saved over the newest version after a reload', async () => {
    let version = 3;
    const { asked } = inConsole(<PresetsTab />, {
      answers: {
        ...answers,
        'access.presets': () => [{ id: 5, version, name: '研究员', authorities: ['gssjk'] }],
        'access.savePreset': (input) =>
          input['version'] === version ? { ...input, id: 5 } : refusal(MESSAGES.conflict),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '编辑 研究员' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /gssjk_hw$/ }));
    version = 4;
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await userEvent.click(await screen.findByRole('button', { name: '重新载入' }));
    await waitFor(() => expect(screen.queryByText('内容已被他人修改')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(asked.filter(({ id }) => id === 'access.savePreset').at(-1)?.input).toMatchObject({
        version: 4,
        authorities: ['gssjk', 'gssjk_hw'],
      }),
    );
  });

  it('keep what was typed when the name is taken', async () => {
    inConsole(<PresetsTab />, {
      answers: { ...answers, 'access.savePreset': () => refusal(ACCESS_MESSAGES.presetNameTaken) },
    });
    await userEvent.click(await screen.findByRole('button', { name: /新增预设/ }));
    const name = await screen.findByLabelText<HTMLInputElement>('名称');
    await userEvent.click(screen.getByRole('checkbox', { name: /gssjk_hw$/ }));
    await userEvent.type(name, '研究员{Enter}');
    expect(await screen.findByText('角色预设名称已存在，请重新输入')).toBeTruthy();
    expect(name.value).toBe('研究员');
  });

  it('are deleted once it is confirmed', async () => {
    const { asked, said } = inConsole(<PresetsTab />, { answers });
    await userEvent.click(await screen.findByRole('button', { name: '删除 研究员' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('此操作将永久删除角色预设「研究员」, 是否继续?');
    await userEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(said).toEqual(['已删除角色预设「研究员」']));
    expect(asked.find(({ id }) => id === 'access.deletePreset')?.input).toEqual({ id: 5 });
  });
});
