import type { ModuleFailure } from './module-state.ts';

const REASONS: Readonly<Record<ModuleFailure['kind'], string>> = {
  // A page cannot tell a missing file from one whose hash is wrong: both end as a failed request.
  load: '模块文件没有取到，或与发布时的校验值不符',
  timeout: '模块文件在 4.5 秒内没有返回',
  crash: '模块运行时出错，已停止',
};

/** The card's sentence: what happened, and that nothing else is touched. */
export function failureText(kind: ModuleFailure['kind'], tries: number): string {
  const tried = tries > 1 ? `，已尝试 ${tries} 次` : '';
  return `${REASONS[kind]}${tried}。其余页面不受影响。`;
}

/** The file federation stumbled over, else the first line of the error: what fits into the card's foot. */
export function failureSource({ detail }: Pick<ModuleFailure, 'detail'>): string {
  const address = /"(?:manifestUrl|resourceUrl)":"(?:https?:\/\/[^/"]+)?([^"?]+)/.exec(detail)?.[1];
  return address ?? detail.split('\n')[0] ?? '';
}
