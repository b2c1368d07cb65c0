import type { TreeNode } from './tree-node.ts';

const node = (note: string, title: string, children: readonly TreeNode[] = []): TreeNode => ({
  key: note,
  title,
  note,
  children,
});

/** Three levels, for tests. */
export const SAMPLE_TREE: readonly TreeNode[] = [
  node('640000', '机械设备', [
    node('640700', '自动化设备', [node('640701', '机器人'), node('640702', '工控设备')]),
    node('640100', '通用设备', [node('640101', '机床工具')]),
  ]),
  node('630000', '电力设备', [node('630700', '电池', [node('630701', '锂电池')])]),
];

/** Thirty branches of twenty: more than any screen shows. */
export const LONG_TREE: readonly TreeNode[] = Array.from({ length: 30 }, (_, branch) =>
  node(
    `B${branch}`,
    `第${branch}类`,
    Array.from({ length: 20 }, (__, leaf) => node(`B${branch}L${leaf}`, `第${branch}类第${leaf}项`)),
  ),
);
