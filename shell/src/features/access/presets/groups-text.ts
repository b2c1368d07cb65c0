import { AUTHORITY_TREE } from '@console/contract-access';
import { ROLE_ADMIN } from '@console/contract-core';
import { authoritiesOf } from '../authorities/authority-choice.ts';

/** `公司数据库 14、任务 2`: authorities counted by group; ROLE_admin is everything. */
export function groupsText(authorities: readonly string[]): string {
  if (authorities.includes(ROLE_ADMIN)) return '全部权限';
  return AUTHORITY_TREE.map((group) => ({
    title: group.title,
    count: authoritiesOf(group).filter((key) => authorities.includes(key)).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ title, count }) => `${title} ${count}`)
    .join('、');
}
