import { formatNumber } from '@console/contract-core';
import type { Recheck } from '@console/contract-invest';

interface RecheckText {
  /** Null before the first check. */
  readonly title: string | null;
  readonly tint: 'teal' | 'amber' | 'slate';
  readonly text: string;
}

/** What a check that is not under way found: 一致, or the first day that differs and where. */
export function recheckText(check: Recheck | null): RecheckText {
  if (check === null) return { title: null, tint: 'slate', text: '还没有核对过' };
  const { state, result, message, finishedAt } = check;
  const at = finishedAt?.slice(0, 16) ?? '';
  if (state === 'succeeded' && result?.difference === null)
    return {
      title: '一致',
      tint: 'teal',
      text: `${at} 核对，${formatNumber(result.days, { unit: 'integer' })} 个交易日逐笔一致`,
    };
  if (state === 'succeeded' && result?.difference)
    return {
      title: '不一致',
      tint: 'amber',
      text: `${at} 核对，${result.difference.date} 起不一致：${result.difference.place}`,
    };
  if (state === 'cancelled') return { title: '已取消', tint: 'slate', text: `${at} 的核对已取消` };
  return { title: '失败', tint: 'amber', text: `${at} 的核对失败${message === null ? '' : `：${message}`}` };
}
