import { STRATEGY_MESSAGES } from '@console/contract-invest';
import { Refusal } from '@console/contract-core';
import { inShareMode, namedColumns } from '@console/node-kit/queries';
import type { EntityManager } from 'typeorm';
import { queries } from '../../queries.ts';
import { STYLE_READS } from '../../styles/style-columns.ts';
import type { StrategySeal } from '../seal.ts';

const {
  styleId,
  styleName,
  comparisonIndexIndustryWeight,
  comparisonIndexCorpWeight,
  zbphIndexWeight,
  styleIndexWeight,
  liquidityIndexWeight,
} = STYLE_READS.columns;
const SEALED = {
  styleId,
  styleName,
  comparisonIndexIndustryWeight,
  comparisonIndexCorpWeight,
  zbphIndexWeight,
  styleIndexWeight,
  liquidityIndexWeight,
};

/**
 * A style with its weights, locked against edits and deletion until the transaction ends. Before any other read of the
 * transaction.
 * @throws Refusal noStyle where the tenant has no such style
 */
export async function lockStyle(
  manager: EntityManager,
  tenantId: string,
  id: number,
): Promise<StrategySeal['style']> {
  const style = await queries(manager)
    .selectFrom('invest.style as s')
    .select(namedColumns(SEALED))
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', id)
    .where('s.removed_at', 'is', null)
    .modifyEnd(inShareMode)
    .executeTakeFirst();
  if (style === undefined) throw new Refusal(STRATEGY_MESSAGES.noStyle);
  return style;
}
