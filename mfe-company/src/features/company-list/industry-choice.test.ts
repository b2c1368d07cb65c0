import { choiceSummary, industryFilter, industryPaths, pathOptions, type SwTree } from './industry-choice.ts';

const node = (
  industryId: string,
  industryName: string,
  level: number,
  children: SwTree = [],
): SwTree[number] => ({
  industryId,
  industryName,
  level,
  children,
});

const TREE: SwTree = [
  node('64', '机械设备', 1, [
    node('6407', '自动化设备', 2, [node('640701', '机器人', 3), node('640702', '工控设备', 3)]),
    node('6401', '通用设备', 2, [node('640101', '机床工具', 3)]),
  ]),
  node('63', '电力设备', 1, [node('6307', '电池', 2, [node('630701', '锂电池', 3)])]),
];

describe('the choice of Shenwan industries', () => {
  test('sends the codes of one level with that level', () => {
    const paths = [
      ['64', '6407', '640701'],
      ['64', '6407', '640702'],
    ];
    expect(industryFilter(TREE, paths)).toEqual({ releaseInfoNames: ['640701', '640702'], swType: '3' });
    expect(industryFilter(TREE, [['63']])).toEqual({ releaseInfoNames: ['63'], swType: '1' });
  });

  test('expands a choice over several levels to the deepest', () => {
    const paths = [['63'], ['64', '6407']];
    expect(industryFilter(TREE, paths)).toEqual({ releaseInfoNames: ['6307', '6407'], swType: '2' });
  });

  test('is no condition without a choice', () => {
    expect(industryFilter(TREE, [])).toEqual({});
    expect(choiceSummary(TREE, [])).toBe('未选择行业');
  });

  test('finds the paths of a link’s codes again', () => {
    expect(industryPaths(TREE, ['640702', '63'])).toEqual([['64', '6407', '640702'], ['63']]);
    expect(industryPaths(TREE, ['999999'])).toEqual([]);
  });

  test('is summarised by number and level', () => {
    expect(choiceSummary(TREE, [['64', '6407', '640701']])).toBe('已选 1 个三级行业');
  });

  test('offers leaves without children', () => {
    expect(pathOptions(TREE)[1]).toEqual({
      value: '63',
      label: '电力设备',
      children: [{ value: '6307', label: '电池', children: [{ value: '630701', label: '锂电池' }] }],
    });
  });
});
