import type { AriaLabelConfig } from '@xyflow/react';

const DIRECTIONS: Readonly<Record<string, string>> = { up: '上', down: '下', left: '左', right: '右' };

/** The canvas' texts for screen readers. */
export const CANVAS_WORDS: Partial<AriaLabelConfig> = {
  'node.a11yDescription.default': '按回车或空格选择节点，按 Delete 删除，按 Esc 取消选择。',
  'node.a11yDescription.keyboardDisabled':
    '按回车或空格选择节点，之后可用方向键移动，按 Delete 删除，按 Esc 取消选择。',
  'node.a11yDescription.ariaLiveMessage': ({ direction, x, y }) =>
    `节点已向${DIRECTIONS[direction] ?? direction}移动，现在位于 ${x}，${y}`,
  'edge.a11yDescription.default': '按回车或空格选择连线，按 Delete 断开，按 Esc 取消选择。',
  'controls.ariaLabel': '画布控制',
  'controls.zoomIn.ariaLabel': '放大',
  'controls.zoomOut.ariaLabel': '缩小',
  'controls.fitView.ariaLabel': '适应画布',
  'controls.interactive.ariaLabel': '锁定画布',
  'minimap.ariaLabel': '缩略图',
  'handle.ariaLabel': '连接点',
};
