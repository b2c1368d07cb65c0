import { STRATEGY_TEXTS, strategyName } from '@console/contract-invest';
import { schemaFault } from '@console/ui/edit';
import type { NewStrategyDraft } from './strategy-draft.ts';

/** Why the tab of the name and style may not be left; null where it may. */
export function leavingFault(draft: Pick<NewStrategyDraft, 'strategyName' | 'styleId'>): string | null {
  if (draft.strategyName.trim() === '') return STRATEGY_TEXTS.nameFirst;
  const fault = schemaFault(strategyName(), draft.strategyName);
  if (fault !== null) return fault;
  return draft.styleId === null ? STRATEGY_TEXTS.styleFirst : null;
}
