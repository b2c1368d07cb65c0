import type { UserRow } from './user-row.ts';

/** A command that is confirmed before it runs. Several users may be deleted at once. */
export interface UserCommand {
  readonly kind: 'reset' | 'disable' | 'enable' | 'signOut' | 'delete';
  readonly users: readonly Pick<UserRow, 'id' | 'username' | 'realName' | 'sessionCount'>[];
}

export interface CommandText {
  readonly title: string;
  readonly question: string;
  readonly button: string;
  readonly done: string;
  readonly danger: boolean;
}

/** The question of a command's dialog, naming its users. */
export function commandText({ kind, users }: UserCommand): CommandText {
  const who = whoText(users);
  const open = users.reduce((sum, { sessionCount }) => sum + sessionCount, 0);
  const sessions = open === 0 ? '' : `其 ${open} 个已登录的会话将立即结束。`;
  switch (kind) {
    case 'reset':
      return {
        title: '重置密码',
        question: `将为${who}生成临时密码，原密码随即失效。${sessions}`,
        button: '重置密码',
        done: `已重置${who}的密码`,
        danger: false,
      };
    case 'disable':
      return {
        title: '停用用户',
        question: `停用后${who}不能登录，权限与资料保留，可随时启用。${sessions}`,
        button: '停用',
        done: `已停用${who}`,
        danger: true,
      };
    case 'enable':
      return {
        title: '启用用户',
        question: `启用后${who}可以用原密码登录，权限与停用前相同。`,
        button: '启用',
        done: `已启用${who}`,
        danger: false,
      };
    case 'signOut':
      return {
        title: '强制退出',
        question: `${who}需要重新登录。${sessions}`,
        button: '强制退出',
        done: `已退出${who}的全部会话`,
        danger: false,
      };
    case 'delete':
      return {
        title: '删除用户',
        question: `此操作将删除所选用户：${who}, 是否继续? ${sessions}`,
        button: '删除',
        done: `已删除${who}`,
        danger: true,
      };
  }
}

const NAMED = 5;

function whoText(users: UserCommand['users']): string {
  const names = users.slice(0, NAMED).map(({ realName, username }) => `${realName}（${username}）`);
  return names.join('、') + (users.length > NAMED ? ` 等 ${users.length} 人` : '');
}
