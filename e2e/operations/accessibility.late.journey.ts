import { nothingSerious } from '../support/accessibility/inspecting-reader.ts';
import { press, type Screen } from '../support/accessibility/screen.ts';

const SCREENS: readonly Screen[] = [
  { name: 'module versions', path: '/system/releases', shows: '模块版本' },
  { name: 'data quality', path: '/operations/data', shows: '数据质量' },
  { name: 'data deliveries', path: '/operations/data?tab=deliveries', shows: '上传文件' },
  {
    name: 'data upload dialog',
    path: '/operations/data?tab=deliveries',
    shows: '上传文件',
    then: press('上传文件', '目录名称'),
  },
  { name: 'import jobs', path: '/operations/tasks?tab=all&service=platform', shows: '全部任务' },
  { name: 'rebalancing', path: '/operations/rebalance', shows: '当日策略' },
  { name: 'data runs', path: '/operations/data?tab=runs', shows: '导入记录' },
];

nothingSerious(SCREENS);
