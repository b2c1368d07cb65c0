import { aUserRow } from '../testing/a-user.ts';
import { commandText } from './user-command.ts';

describe('the question before a command', () => {
  it('names who is to be deleted, and how many sessions end', () => {
    const users = [aUserRow(), aUserRow({ id: 13, username: 'li', realName: '李四', sessionCount: 2 })];
    const { question, danger } = commandText({ kind: 'delete', users });
    expect(question).toBe(
      '此操作将删除所选用户：张三（zhang）、李四（li）, 是否继续? 其 3 个已登录的会话将立即结束。',
    );
    expect(danger).toBe(true);
  });

  it('names five at the most', () => {
    const users = Array.from({ length: 7 }, (_, index) =>
      aUserRow({ id: index + 1, username: `u${index}`, realName: `用户${index}`, sessionCount: 0 }),
    );
    const { question } = commandText({ kind: 'delete', users });
    expect(question).toContain('用户4（u4） 等 7 人, 是否继续?');
    expect(question).not.toContain('用户5');
    expect(question).not.toContain('会话');
  });

  it('says what disabling keeps and enabling brings back', () => {
    expect(commandText({ kind: 'disable', users: [aUserRow()] }).question).toContain('权限与资料保留');
    expect(commandText({ kind: 'enable', users: [aUserRow()] }).danger).toBe(false);
  });
});
