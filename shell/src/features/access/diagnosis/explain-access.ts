import { parentsOf } from '../authorities/authority-choice.ts';
import { authorityName, isAuthority } from '../authorities/authority-name.ts';
import { ROLE_ADMIN } from '@console/contract-core';
import type { AccessTarget } from './access-targets.ts';

/** The facts about a user that the answer depends on. */
export interface AccessSubject {
  /** 1 may sign in, 0 disabled. */
  readonly status: 0 | 1;
  readonly authorities: readonly string[];
  readonly mustChangePassword: boolean;
  readonly sessions: readonly { readonly locked: boolean }[];
}

/** The maintenance window now; null where it is not known. */
export interface WindowNow {
  readonly open: boolean;
  readonly start: string;
  readonly end: string;
  /** `2 小时 3 分` until it opens or closes. */
  readonly wait: string | null;
}

export interface Check {
  readonly name: string;
  /** `wait`: it blocks now, and will pass by itself or by an action of the user. */
  readonly state: 'pass' | 'fail' | 'wait' | 'note';
  readonly text: string;
}

export interface Explanation {
  readonly verdict: 'can' | 'later' | 'cannot';
  /** In the order the console itself asks. */
  readonly checks: readonly Check[];
  /** Authorities any one of which would do. Empty where authorities are not what is missing. */
  readonly missing: readonly string[];
}

interface Question {
  readonly subject: AccessSubject;
  readonly target: AccessTarget;
  readonly window: WindowNow | null;
}

/** Why a user can or cannot reach something: the checks of the session guard one by one. */
export function explainAccess({ subject, target, window }: Question): Explanation {
  const missing = missingOf(subject.authorities, target);
  const checks = [
    accountCheck(subject),
    ...sessionChecks(subject),
    authorityCheck(subject.authorities, target, missing),
    ...parentChecks(subject.authorities, target, missing),
    ...windowChecks(target, window),
  ];
  const has = (state: Check['state']): boolean => checks.some((check) => check.state === state);
  return { verdict: has('fail') ? 'cannot' : has('wait') ? 'later' : 'can', checks, missing };
}

const named = (authorities: readonly string[]): string =>
  authorities.map((key) => `「${authorityName(key)}」${key}`).join(' 或 ');

function missingOf(held: readonly string[], { needs }: AccessTarget): readonly string[] {
  const passes = needs.length === 0 || held.includes(ROLE_ADMIN) || needs.some((key) => held.includes(key));
  return passes ? [] : needs;
}

function accountCheck({ status }: AccessSubject): Check {
  const name = '账号';
  return status === 1
    ? { name, state: 'pass', text: '已启用，与您同属一个租户' }
    : { name, state: 'fail', text: '已停用，不能登录；需先在用户列表中启用' };
}

function sessionChecks({ mustChangePassword, sessions }: AccessSubject): readonly Check[] {
  const locked = sessions.filter((session) => session.locked).length;
  return [
    mustChangePassword
      ? { name: '密码', state: 'wait', text: '为管理员重置的临时密码，用户登录后须先修改密码' }
      : { name: '密码', state: 'pass', text: '已由本人设置' },
    sessionCheck(sessions.length, locked),
  ];
}

function sessionCheck(open: number, locked: number): Check {
  const name = '会话';
  if (open === 0) return { name, state: 'note', text: '当前没有登录，登录后才会加载页面' };
  if (locked === open) return { name, state: 'wait', text: `${open} 个会话均已锁定，用户解锁后才能继续` };
  if (locked > 0)
    return { name, state: 'note', text: `${open} 个会话中有 ${locked} 个已锁定，在锁定的设备上须先解锁` };
  return { name, state: 'pass', text: `${open} 个会话，均未锁定` };
}

function authorityCheck(held: readonly string[], { needs }: AccessTarget, missing: readonly string[]): Check {
  const name = '权限';
  if (needs.length === 0) return { name, state: 'pass', text: '登录即可，不需要权限' };
  if (held.includes(ROLE_ADMIN))
    return { name, state: 'pass', text: `需要${named(needs)}；系统管理员拥有全部权限` };
  if (missing.length > 0) return { name, state: 'fail', text: `缺少${named(missing)}` };
  return { name, state: 'pass', text: `已有${named(needs.filter((key) => held.includes(key)))}` };
}

/**
 * Checks of the parents: a page opens by its own authority, but its menu entry may need the authority above
 * it.
 */
function parentChecks(
  held: readonly string[],
  { needs }: AccessTarget,
  missing: readonly string[],
): readonly Check[] {
  if (missing.length > 0 || held.includes(ROLE_ADMIN)) return [];
  const ways = needs
    .filter(isAuthority)
    .filter((key) => held.includes(key))
    .map((key) => parentsOf(key).filter((parent) => !held.includes(parent)));
  const [way] = ways.sort((a, b) => a.length - b.length);
  if (!way || way.length === 0) return [];
  const text = `没有上级权限${way.map((key) => `「${authorityName(key)}」${key}`).join('、')}，通往这里的页面可能打不开`;
  return [{ name: '上级权限', state: 'note', text }];
}

function windowChecks({ inWindow }: AccessTarget, window: WindowNow | null): readonly Check[] {
  if (!inWindow) return [];
  const name = '维护时间';
  if (window === null) return [{ name, state: 'note', text: '只在维护时间内开放，当前时间尚未取到' }];
  const span = `${window.start}–${window.end}`;
  if (window.open)
    return [
      { name, state: 'pass', text: `${span}，现在开放${window.wait ? `，距关闭 ${window.wait}` : ''}` },
    ];
  const wait = window.wait ? `，距开放 ${window.wait}` : '';
  return [{ name, state: 'wait', text: `${span}，现在关闭${wait}；系统管理员也不例外` }];
}
