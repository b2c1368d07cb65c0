import type { FaultKind, ModelFault } from './model-port.ts';

const TEXTS: Readonly<Record<FaultKind, string>> = {
  refused: '拒绝了请求',
  busy: '繁忙',
  broken: '出错',
  unreachable: '无法连接',
  cut: '没有写出回答',
};

/** Why a model gave up, for readers of its answer: `甲 出错（500）`. */
export function faultText(name: string, fault: ModelFault | 'silent'): string {
  if (fault === 'silent') return `${name} 15 秒没有响应`;
  return `${name} ${TEXTS[fault.kind]}${fault.status === null ? '' : `（${fault.status}）`}`;
}
