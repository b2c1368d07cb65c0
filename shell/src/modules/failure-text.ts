import type { ModuleFailure } from './module-state.ts';

const REASONS: Readonly<Record<ModuleFailure['kind'], string>> = {
  load: '模块文件没有取到，或与发布时的校验值不符',
  timeout: '模块文件在 5 秒内没有返回',
  integrity: '模块文件缺少发布时的校验值，已拒绝运行',
  crash: '模块运行时出错，已停止',
};

/** The card's sentence: what happened, and that nothing else is touched. */
export function failureText(kind: ModuleFailure['kind'], tries: number): string {
  const tried = tries > 1 ? `，已尝试 ${tries} 次` : '';
  return `${REASONS[kind]}${tried}。其余页面不受影响。`;
}
