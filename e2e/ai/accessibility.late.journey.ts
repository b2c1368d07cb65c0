import { nothingSerious } from '../support/accessibility/inspecting-reader.ts';
import type { Screen } from '../support/accessibility/screen.ts';

const SCREENS: readonly Screen[] = [
  { name: 'default prompts', path: '/expertsystem/ydc', shows: '默认引导语' },
  { name: 'default prompt written', path: '/expertsystem/ydc/edit', shows: '新增默认引导语' },
  { name: 'ai', path: '/expertsystem/overview', shows: '主题字典' },
];

nothingSerious(SCREENS);
