import { SAMPLE_TREE } from './sample-tree.ts';
import type { TreeNode } from './tree-node.ts';
import { cutByMatch, searchTree } from './tree-search.ts';

const titles = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ title, children }) => [title, ...titles(children)]);

describe('a search in a tree', () => {
  it('keeps a match with its ancestors, and opens them', () => {
    const { nodes, open } = searchTree(SAMPLE_TREE, '机器');
    expect(titles(nodes)).toEqual(['机械设备', '自动化设备', '机器人']);
    expect([...open].sort()).toEqual(['640000', '640700']);
  });

  it('keeps everything below a match, closed', () => {
    const { nodes, open } = searchTree(SAMPLE_TREE, '自动化');
    expect(titles(nodes)).toEqual(['机械设备', '自动化设备', '机器人', '工控设备']);
    expect([...open]).toEqual(['640000']);
  });

  it('finds by the code', () => {
    expect(titles(searchTree(SAMPLE_TREE, ' 630701 ').nodes)).toEqual(['电力设备', '电池', '锂电池']);
  });

  it('finds nothing in what does not match', () => {
    expect(searchTree(SAMPLE_TREE, '煤炭').nodes).toEqual([]);
  });
});

describe('a title cut by its match', () => {
  it.each([
    ['设备与设备', '设备', ['[设备]', '与', '[设备]']],
    ['机器人', '', ['机器人']],
    ['ETF 基金', 'etf', ['[ETF]', ' 基金']],
    ['电池', '煤', ['电池']],
  ])('%s by %j', (text, search, parts) => {
    expect(cutByMatch(text, search).map((part) => (part.match ? `[${part.text}]` : part.text))).toEqual(
      parts,
    );
  });
});
