import { INDUSTRY_DETAIL_PATH } from '@console/contract-core';
import { HOME_PATH } from '../../paths.ts';
import type { DetailQuery } from './detail-query.ts';

export type BackTarget = { readonly kind: 'step' } | { readonly kind: 'page'; readonly path: string };

/**
 * The target of the header's back arrow for a company that was opened from no page of the console, by
 * document 1 §2: one step, the industry's pool, or the data home.
 */
export function backTarget(query: DetailQuery): BackTarget {
  if (query.backFlag) return { kind: 'step' };
  if (query.backIndustryId === '') return { kind: 'page', path: HOME_PATH };
  const industry = new URLSearchParams({
    row: query.backIndustryId,
    rowNames: query.backIndustry,
    type: query.type,
    backCropPool: 'true',
  });
  return { kind: 'page', path: `${INDUSTRY_DETAIL_PATH}?${industry}` };
}
