import { consoleOn, type Answers } from '@console/ui/testing';
import { MARK_ROOM, textRoom } from '@console/ui/data';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../core/access/access-client.ts';
import { auditCells } from './audit-cells.tsx';
import AuditPage from './audit-page.tsx';

const inConsole = consoleOn(client);

const line = {
  id: 7,
  at: '2026-11-20 10:00:00',
  userId: 1,
  username: 'root',
  realName: '管理员',
  service: 'access',
  action: 'access.update-user',
  subject: 'user:12',
  address: '10.0.0.8',
  requestId: 'r-1',
};
const answers: Answers = {
  'access.auditList': () => ({
    totalElements: 1,
    content: [{ ...line, detailed: 1, overwroteVersion: null }],
  }),
  'access.auditOptions': () => ({ actions: ['access.update-user'], services: ['access'] }),
  'access.colleagues': () => [{ id: 12, username: 'zhang', realName: '张三' }],
  'access.auditDetail': () => ({
    ...line,
    before: { phone: '13800000000', authorities: ['gssjk'] },
    after: { phone: null, authorities: ['gssjk', 'hysjk'] },
  }),
};

describe('the audit log', () => {
  it('is written in words, and links to the user a line is about', async () => {
    inConsole(<AuditPage />, { answers, address: '/system/audit' });
    const link = await screen.findByRole('link', { name: '张三（zhang）' });
    expect(link.getAttribute('href')).toBe('/system/users?user=12');
    const row = link.closest('tr');
    expect(row && within(row).getByText('修改用户')).toBeTruthy();
    expect(row && within(row).getByText('管理员（root）')).toBeTruthy();
  });

  it('shows field by field what a line changed, by sign', async () => {
    inConsole(<AuditPage />, { answers, address: '/system/audit' });
    await userEvent.click(await screen.findByRole('button', { name: '2026-11-20 10:00:00 的明细' }));
    const before = await screen.findByText('13800000000');
    const cells = [...(before.closest('tr')?.cells ?? [])].map((cell) => cell.textContent);
    expect(cells).toEqual(['联系电话', '修改', '−13800000000', '+—']);
    const added = screen.getByText('行业数据库 hysjk').closest('tr');
    expect([...(added?.cells ?? [])].map((cell) => cell.textContent)).toEqual([
      '权限',
      '新增',
      '',
      '+行业数据库 hysjk',
    ]);
  });

  it('marks the line of a save without a version, and no other', async () => {
    const overwrote = { ...line, id: 8, action: 'industry.update', subject: 'industry:3' };
    inConsole(<AuditPage />, {
      address: '/system/audit',
      answers: {
        ...answers,
        'access.auditList': () => ({
          totalElements: 2,
          content: [
            { ...overwrote, detailed: 1, overwroteVersion: 3 },
            { ...line, detailed: 1, overwroteVersion: null },
          ],
        }),
      },
    });
    const mark = await screen.findByText('覆盖 v3');
    expect(mark.closest('tr')?.textContent).toContain('编辑行业');
    expect(mark.closest('[title]')?.getAttribute('title')).toContain('未带版本号，覆盖了 v3');
    expect(screen.getAllByText(/覆盖 v/)).toHaveLength(1);
  });

  it('gives an action the width of what is drawn, not of what the export writes about a save without a version', () => {
    const { action } = auditCells([]);
    const row = { ...line, action: 'industry.update', detailed: 1, overwroteVersion: null } as const;
    const [plain, marked] = [row, { ...row, overwroteVersion: 3 }].map((each) => action?.width?.(each) ?? 0);
    expect(plain).toBe(textRoom('编辑行业'));
    expect(marked).toBe(textRoom('编辑行业') + textRoom('覆盖 v3') + 8 + MARK_ROOM);
    expect(marked).toBeLessThan(textRoom(action?.text?.({ ...row, overwroteVersion: 3 }) ?? ''));
  });

  it('asks for what the address says', async () => {
    const { asked } = inConsole(<AuditPage />, {
      answers,
      address: '/system/audit?user=zhang&from=2026-11-01',
    });
    await screen.findByText('修改用户');
    expect(asked.find(({ id }) => id === 'access.auditList')?.input).toMatchObject({
      user: 'zhang',
      from: '2026-11-01',
    });
  });
});
