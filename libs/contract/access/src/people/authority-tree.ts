import { AUTHORITIES, type Authority } from '@console/contract-core';

export interface AuthorityNode {
  readonly key: Authority;
  readonly title: string;
  readonly children: readonly AuthorityNode[];
}

/** A heading of the tree: not an authority itself. */
export interface AuthorityGroup {
  readonly title: string;
  readonly nodes: readonly AuthorityNode[];
}

const GROUPS: readonly { readonly title: string; readonly prefix: string }[] = [
  { title: '公司数据库', prefix: 'gssjk' },
  { title: '行业数据库', prefix: 'hysjk' },
  { title: '智能问答', prefix: 'aimessage' },
  { title: '投资研究', prefix: 'tzgl' },
  { title: '因子', prefix: 'yzgl' },
  { title: '任务', prefix: 'rwgl' },
  { title: '系统管理', prefix: 'xtgl' },
  { title: '模块发布', prefix: 'fbgl' },
];

const KEYS = Object.keys(AUTHORITIES) as readonly Authority[];

/** Every authority once, under its heading; `a_b` is below `a` where `a` is an authority. */
export const AUTHORITY_TREE: readonly AuthorityGroup[] = GROUPS.map(({ title, prefix }) => ({
  title,
  nodes: KEYS.filter((key) => key.split('_')[0] === prefix && parentOf(key) === null).map(node),
}));

function node(key: Authority): AuthorityNode {
  return {
    key,
    title: AUTHORITIES[key],
    children: KEYS.filter((child) => parentOf(child) === key).map(node),
  };
}

/** The longest authority that `key` continues. */
export function parentOf(key: Authority): Authority | null {
  const candidates = KEYS.filter((other) => key.startsWith(`${other}_`));
  return candidates.sort((a, b) => b.length - a.length)[0] ?? null;
}
