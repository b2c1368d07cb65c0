import { MESSAGES, type ModuleReleases, type ReleaseVersion } from '@console/contract-core';
import { consoleOn, refusal, type Input } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from './releases-client.ts';
import ReleasesPage from './releases-page.tsx';

const version = (name: string, parts: Partial<ReleaseVersion> = {}): ReleaseVersion => ({
  version: name,
  registeredAt: '2026-11-20 10:00:00',
  registeredBy: 'root',
  needs: { shellApi: '^1.1.0' },
  unmet: null,
  onDisk: true,
  bytes: 245_000,
  commit: '0123456789abcdef',
  failures: { load: 0, timeout: 0, crash: 0, incompatible: 0 },
  ...parts,
});
const company: ModuleReleases = {
  module: 'company',
  title: '公司数据库',
  active: '1.1.0',
  canary: null,
  previous: '1.0.0',
  mark: 7,
  versions: [
    version('2.0.0', { unmet: '需要外壳接口 ^2.0.0，当前为 1.1.0' }),
    version('1.2.0', { failures: { load: 3, timeout: 0, crash: 1, incompatible: 0 } }),
    version('1.1.0'),
    version('1.0.0', { onDisk: false }),
  ],
  history: [
    { id: 7, kind: 'activate', version: '1.1.0', audience: null, by: 'root', at: '2026-11-20 11:00:00' },
  ],
};
const audience = { share: 10, users: ['zhang'], tenants: [] };
const canaried: ModuleReleases = {
  ...company,
  canary: { version: '1.2.0', audience, since: '2026-11-20 12:00:00', by: 'root' },
  mark: 8,
  history: [
    { id: 8, kind: 'canary', version: '1.2.0', audience, by: '李四', at: '2026-11-20 12:00:00' },
    ...company.history,
  ],
};

interface Shown {
  readonly changes: { readonly id: string; readonly input: Input }[];
  readonly said: readonly string[];
}
/** The present state, and the answer to a change. */
let now: ModuleReleases;
let answer: () => ModuleReleases | Error;

function show({ mayEdit = true } = {}): Shown {
  const changes: Shown['changes'] = [];
  const change = (id: string) => (input: Input) => {
    changes.push({ id, input });
    const answered = answer();
    if (!(answered instanceof Error)) now = answered;
    return answered;
  };
  const { said } = consoleOn(client)(<ReleasesPage />, {
    address: '/system/releases',
    authorities: mayEdit ? ['fbgl_view', 'fbgl_edit'] : ['fbgl_view'],
    answers: {
      'platform.releases': () => ({
        shell: { version: 'abc', provides: {} },
        modules: [now, { ...company, module: 'ai', title: '智能问答', versions: [], history: [] }],
      }),
      'platform.activateRelease': change('platform.activateRelease'),
      'platform.rollbackRelease': change('platform.rollbackRelease'),
    },
  });
  return { changes, said };
}
beforeEach(() => {
  now = company;
  answer = () => company;
});

const rowOf = async (text: string, region: string): Promise<HTMLElement> => {
  const row = within(await screen.findByRole('region', { name: region }))
    .getByText(text)
    .closest('tr');
  if (!row) throw new Error(`no row of ${text}`);
  return row;
};
const press = (name: RegExp | string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const inDialog = (): ReturnType<typeof within> => within(screen.getByRole('dialog'));

describe('the page of releases', () => {
  it('shows for each version who gets it, why it cannot run, and what failed', async () => {
    show();
    const unfit = await rowOf('2.0.0', '公司数据库的版本');
    expect(unfit.textContent).toContain('无法启用：需要外壳接口 ^2.0.0，当前为 1.1.0');
    expect(within(unfit).queryAllByRole('button')).toEqual([]);
    const next = await rowOf('1.2.0', '公司数据库的版本');
    expect(next.textContent).toContain('239.3 KB');
    expect(next.textContent).toContain('加载失败 3，崩溃 1');
    expect((await rowOf('1.1.0', '公司数据库的版本')).textContent).toContain('当前');
    const gone = await rowOf('1.0.0', '公司数据库的版本');
    expect(gone.textContent).toContain('上一版本文件已清除');
    expect((await rowOf('1.1.0', '公司数据库的变更')).textContent).toBe(
      '2026-11-20 11:00:00启用1.1.0全部用户root',
    );
  });

  it('shows the versions of the module that is chosen', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: '智能问答' }));
    expect(await screen.findByText('还没有登记版本')).toBeTruthy();
  });

  it('offers no action to users who may only look', async () => {
    show({ mayEdit: false });
    await rowOf('1.2.0', '公司数据库的版本');
    expect(screen.queryByRole('button', { name: /启用|灰度|回滚/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
  });
});

describe('a change of the active release', () => {
  it('is described beforehand, names the newest change known, and is shown at once', async () => {
    answer = () => ({ ...company, active: '1.2.0', previous: '1.1.0', mark: 8 });
    const { changes, said } = show();
    await rowOf('1.2.0', '公司数据库的版本');
    await press('启用 1.2.0');
    expect(inDialog().getByText('全部用户改用 1.2.0（当前为 1.1.0，可随时回滚）。')).toBeTruthy();
    expect(changes).toEqual([]);
    await userEvent.click(inDialog().getByRole('button', { name: /启\s?用/ }));
    await screen.findByText('当前');
    expect(changes).toEqual([
      { id: 'platform.activateRelease', input: { module: 'company', version: '1.2.0', mark: 7 } },
    ]);
    expect(said).toEqual(['已启用 公司数据库 1.2.0']);
    expect((await rowOf('1.2.0', '公司数据库的版本')).textContent).toContain('当前');
  });

  it('that comes too late says who was first, and does not turn into another change', async () => {
    now = canaried;
    answer = () => {
      now = {
        ...company,
        mark: 9,
        history: [
          {
            id: 9,
            kind: 'end-canary',
            version: '1.2.0',
            audience: null,
            by: '李四',
            at: '2026-11-20 13:00:00',
          },
        ],
      };
      return refusal(MESSAGES.conflict);
    };
    const { changes } = show();
    await rowOf('1.2.0', '公司数据库的版本');
    await press('结束灰度 公司数据库');
    expect(
      inDialog().getByText(/灰度范围内的用户（10% 的用户，用户 zhang）由 1.2.0 回到 1.1.0/),
    ).toBeTruthy();
    await userEvent.click(inDialog().getByRole('button', { name: '结束灰度' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('李四 于 2026-11-20 13:00:00 结束灰度 1.2.0。');
    // Sent once more it would roll back the release of all users.
    expect(inDialog().getByText('此操作已不再适用。')).toBeTruthy();
    expect(inDialog().getByRole('button', { name: '结束灰度' }).hasAttribute('disabled')).toBe(true);
    expect(changes).toHaveLength(1);
  });

  it('that is refused says why and stays open', async () => {
    answer = () => {
      return refusal({ code: 'P2002', status: 200, text: '版本 1.0.0 的文件已不在，无法启用' });
    };
    show();
    await rowOf('1.2.0', '公司数据库的版本');
    await press('回滚 公司数据库');
    await userEvent.click(inDialog().getByRole('button', { name: /回\s?滚/ }));
    expect(await screen.findByText('版本 1.0.0 的文件已不在，无法启用')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('a canary', () => {
  it('needs at least one recipient', async () => {
    const { changes } = show();
    await rowOf('1.2.0', '公司数据库的版本');
    await press('灰度 1.2.0');
    await userEvent.click(inDialog().getByRole('button', { name: '开始灰度' }));
    expect(await screen.findByText('请指定灰度范围')).toBeTruthy();
    await userEvent.type(inDialog().getByLabelText('用户比例（%）'), '101');
    await userEvent.tab();
    expect(await screen.findByText('应为 0 至 100 的整数')).toBeTruthy();
    expect(changes).toEqual([]);
  });

  it('is for a share, named users and tenants, and says so before it starts', async () => {
    answer = () => canaried;
    const { changes } = show();
    await rowOf('1.2.0', '公司数据库的版本');
    await press('灰度 1.2.0');
    await userEvent.type(inDialog().getByLabelText('用户比例（%）'), '10');
    await userEvent.type(inDialog().getByLabelText('用户'), 'zhang,');
    await userEvent.type(inDialog().getByLabelText('租户'), '100001,');
    expect(
      await screen.findByText(/10% 的用户，用户 zhang，租户 100001 改用 1.2.0；其余用户仍为 1.1.0。/),
    ).toBeTruthy();
    await userEvent.click(inDialog().getByRole('button', { name: '开始灰度' }));
    expect(await screen.findByRole('button', { name: '全量 公司数据库' })).toBeTruthy();
    const input = {
      module: 'company',
      version: '1.2.0',
      audience: { share: 10, users: ['zhang'], tenants: ['100001'] },
      mark: 7,
    };
    expect(changes).toEqual([{ id: 'platform.activateRelease', input }]);
  });

  it('that comes too late keeps what was typed, and is sent again with the newest change known', async () => {
    answer = () => {
      now = canaried;
      return refusal(MESSAGES.conflict);
    };
    const { changes, said } = show();
    await rowOf('1.2.0', '公司数据库的版本');
    await press('灰度 1.2.0');
    await userEvent.type(inDialog().getByLabelText('租户'), '100001,');
    await userEvent.click(inDialog().getByRole('button', { name: '开始灰度' }));
    await userEvent.click(await inDialog().findByRole('button', { name: '重新载入' }));
    // Another administrator's share and users are taken over, the tenant typed here stays.
    await screen.findByText(/10% 的用户，用户 zhang，租户 100001 改用 1.2.0；.*原灰度范围由此替换。/);
    answer = () => canaried;
    await userEvent.click(inDialog().getByRole('button', { name: '开始灰度' }));
    await waitFor(() => expect(said).toEqual(['公司数据库 1.2.0 已开始灰度']));
    const sent = { module: 'company', version: '1.2.0' };
    expect(changes.map(({ input }) => input)).toEqual([
      { ...sent, audience: { share: 0, users: [], tenants: ['100001'] }, mark: 7 },
      { ...sent, audience: { share: 10, users: ['zhang'], tenants: ['100001'] }, mark: 8 },
    ]);
  });
});
