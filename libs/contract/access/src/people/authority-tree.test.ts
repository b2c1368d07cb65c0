import { AUTHORITIES } from '@console/contract-core';
import { AUTHORITY_TREE, parentOf, type AuthorityNode } from './authority-tree.ts';

const below = (node: AuthorityNode): readonly AuthorityNode[] => [node, ...node.children.flatMap(below)];
const all = AUTHORITY_TREE.flatMap(({ nodes }) => nodes).flatMap(below);

describe('the tree of authorities', () => {
  it('contains every authority exactly once, by its name', () => {
    expect(all.map(({ key }) => key).sort()).toEqual(Object.keys(AUTHORITIES).sort());
    expect(all.map(({ key, title }) => [key, title])).toEqual(all.map(({ key }) => [key, AUTHORITIES[key]]));
  });

  it('places every authority under a heading and has no empty heading', () => {
    expect(AUTHORITY_TREE.map(({ title }) => title)).toEqual([
      ...['公司数据库', '行业数据库', '智能问答', '投资研究', '因子', '任务', '系统管理', '模块发布'],
    ]);
    expect(AUTHORITY_TREE.every(({ nodes }) => nodes.length > 0)).toBe(true);
  });

  it('places each below the longest authority it continues', () => {
    expect(parentOf('gssjk')).toBeNull();
    expect(parentOf('gssjk_gn_view_information')).toBe('gssjk_gn_view');
    expect(parentOf('gssjk_gn_add_sw')).toBe('gssjk_gn_add');
    expect(parentOf('hysjk_gn_view_information_gk')).toBe('hysjk_gn_view_information');
    expect(parentOf('xtgl_user')).toBeNull();
    for (const node of all) for (const child of node.children) expect(parentOf(child.key)).toBe(node.key);
  });

  it('does not take a shared beginning for a parent', () => {
    expect(parentOf('gssjk_gn_view_info_edit')).toBe('gssjk_gn_view');
  });
});
