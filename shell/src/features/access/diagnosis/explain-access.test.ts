import type { AccessTarget } from './access-targets.ts';
import { explainAccess, type AccessSubject, type WindowNow } from './explain-access.ts';

const subject: AccessSubject = {
  status: 1,
  authorities: ['gssjk', 'gssjk_gn'],
  mustChangePassword: false,
  sessions: [{ locked: false }],
};
const target: AccessTarget = {
  key: 'page:/x',
  kind: 'page',
  title: '公司列表',
  detail: '/x',
  needs: ['gssjk_gn'],
  inWindow: false,
};
const closed: WindowNow = { open: false, start: '07:00', end: '17:30', wait: '2 小时 3 分' };

const explain = (
  parts: Partial<AccessSubject> = {},
  about: Partial<AccessTarget> = {},
  window: WindowNow | null = null,
) => explainAccess({ subject: { ...subject, ...parts }, target: { ...target, ...about }, window });
const check = (name: string, explanation: ReturnType<typeof explain>) =>
  explanation.checks.find((one) => one.name === name);

describe('why a user can or cannot', () => {
  it('can with an account, a session and the authority', () => {
    const explanation = explain();
    expect(explanation.verdict).toBe('can');
    expect(explanation.missing).toEqual([]);
    expect(check('权限', explanation)).toEqual({
      name: '权限',
      state: 'pass',
      text: '已有「国内公司」gssjk_gn',
    });
  });

  it('cannot without the authority, which is named', () => {
    const explanation = explain({}, { needs: ['xtgl_data'] });
    expect(explanation.verdict).toBe('cannot');
    expect(explanation.missing).toEqual(['xtgl_data']);
    expect(check('权限', explanation)?.text).toBe('缺少「数据导入与质量」xtgl_data');
  });

  it('names every authority that would do where several may, and needs one of them', () => {
    const either = { needs: ['xtgl_user', 'xtgl_audit'] };
    expect(check('权限', explain({}, either))?.text).toContain(' 或 ');
    expect(explain({}, either).missing).toEqual(['xtgl_user', 'xtgl_audit']);
    expect(explain({ authorities: ['xtgl_audit'] }, either).verdict).toBe('can');
  });

  it('can by ROLE_admin, whatever the need', () => {
    const explanation = explain({ authorities: ['ROLE_admin'] }, { needs: ['xtgl_data'] });
    expect(explanation.verdict).toBe('can');
    expect(check('权限', explanation)?.text).toContain('系统管理员拥有全部权限');
    expect(check('上级权限', explanation)).toBeUndefined();
  });

  it('needs no authority where a session is enough', () => {
    expect(explain({ authorities: [] }, { needs: [] }).verdict).toBe('can');
  });

  it('cannot while the account is disabled, even as administrator', () => {
    const explanation = explain({ status: 0, authorities: ['ROLE_admin'] });
    expect(explanation.verdict).toBe('cannot');
    expect(check('账号', explanation)?.state).toBe('fail');
    expect(explanation.missing).toEqual([]);
  });

  it('can later when the password must be changed or every session is locked', () => {
    expect(explain({ mustChangePassword: true }).verdict).toBe('later');
    expect(explain({ sessions: [{ locked: true }, { locked: true }] }).verdict).toBe('later');
  });

  it('only mentions some locked sessions, or none at all', () => {
    const some = explain({ sessions: [{ locked: true }, { locked: false }] });
    expect([some.verdict, check('会话', some)?.state]).toEqual(['can', 'note']);
    const none = explain({ sessions: [] });
    expect([none.verdict, check('会话', none)?.text]).toEqual(['can', '当前没有登录，登录后才会加载页面']);
  });

  it('can later while the window is closed, with the time until it opens; ROLE_admin too', () => {
    const explanation = explain({ authorities: ['ROLE_admin'] }, { inWindow: true }, closed);
    expect(explanation.verdict).toBe('later');
    expect(check('维护时间', explanation)?.text).toContain('07:00–17:30，现在关闭，距开放 2 小时 3 分');
  });

  it('can while the window is open, and does not ask where it does not matter', () => {
    const open = { ...closed, open: true };
    expect(explain({}, { inWindow: true }, open).verdict).toBe('can');
    expect(check('维护时间', explain({}, {}, closed))).toBeUndefined();
    expect(check('维护时间', explain({}, { inWindow: true }, null))?.state).toBe('note');
  });

  it('cannot outweighs later', () => {
    expect(explain({}, { inWindow: true, needs: ['xtgl_data'] }, closed).verdict).toBe('cannot');
  });

  it('points out a held authority whose parent is missing', () => {
    const explanation = explain({ authorities: ['gssjk_gn_view', 'gssjk'] }, { needs: ['gssjk_gn_view'] });
    expect(explanation.verdict).toBe('can');
    expect(check('上级权限', explanation)?.text).toContain('「国内公司」gssjk_gn');
    expect(check('上级权限', explanation)?.text).not.toContain('「公司数据库」');
  });
});
