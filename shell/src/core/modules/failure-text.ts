import type { ModuleFailure } from './module-state.ts';

type Told = Pick<ModuleFailure, 'kind' | 'detail'>;

const REASONS: Readonly<Record<ModuleFailure['kind'], (detail: string) => string>> = {
  // A page cannot distinguish a missing file from one whose hash is wrong: both end as a failed request.
  load: () => '模块文件没有取到，或校验值缺失、与发布时不符',
  timeout: () => '模块文件在 4.5 秒内没有返回',
  crash: () => '模块运行时出错，已停止',
  incompatible: (detail) => `模块版本与当前外壳不兼容，没有加载：${detail}`,
  origin: (detail) => `模块文件的来源 ${detail} 不在允许范围内，没有加载`,
};

/** The card's sentence: what happened, and that nothing else is affected. */
export function failureText({ kind, detail }: Told, tries: number): string {
  const tried = tries > 1 ? `，已尝试 ${tries} 次` : '';
  return `${REASONS[kind](detail)}${tried}。其余页面不受影响。`;
}

/**
 * The file that federation failed to load, else the first line of the error: short enough for the card's
 * foot.
 */
export function failureSource({ detail }: Pick<ModuleFailure, 'detail'>): string {
  const address = /"(?:manifestUrl|resourceUrl)":"(?:https?:\/\/[^/"]+)?([^"?]+)/.exec(detail)?.[1];
  return address ?? detail.split('\n')[0] ?? '';
}
