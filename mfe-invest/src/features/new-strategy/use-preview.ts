import { previewCalls, STRATEGY_TYPES } from '@console/contract-invest';
import type { CallerInputOf, OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { client } from '../../client.ts';
import { useSettled } from '../../use-settled.ts';
import type { NewStrategyDraft } from './strategy-draft.ts';

const { previewStrategy } = previewCalls;
export type PreviewInput = CallerInputOf<typeof previewStrategy>;
export type Preview = OutputOf<typeof previewStrategy>;

/** What the draft would buy first, once its fields have not changed for a moment. */
export function usePreview(draft: NewStrategyDraft): ReturnType<typeof useCall<typeof previewStrategy>> {
  const settled = useSettled(JSON.stringify(previewInput(draft)));
  const typed = JSON.parse(settled) as PreviewInput | null;
  // What was chosen by a style is not shown as the choice of a factor that is still computed.
  const input = typed?.strategyType === draft.strategyType ? typed : null;
  return useCall(client, previewStrategy, input ?? NONE, {
    enabled: input !== null,
    keepPrevious: draft.strategyType !== STRATEGY_TYPES.intelligent,
    staleTime: 60_000,
  });
}

/** The input of the estimate; null while a field that decides it is missing or faulty. */
export function previewInput(draft: NewStrategyDraft): PreviewInput | null {
  const { strategyType, stocks } = draft;
  if (strategyType === STRATEGY_TYPES.user && stocks.length === 0) return null;
  const common = { styleId: draft.styleId ?? 0, initialCapital: draft.initialCapital ?? 0 };
  const input = { ...common, ...choiceOf(draft) };
  if (strategyType === STRATEGY_TYPES.intelligent && draft.factorId === null) return null;
  return previewStrategy.input.safeParse(input).success ? input : null;
}

function choiceOf(draft: NewStrategyDraft): Pick<PreviewInput, 'strategyType'> & Partial<PreviewInput> {
  const { strategyType, stocks, stockQuantity, factorId, factorVersion, weighting } = draft;
  if (strategyType === STRATEGY_TYPES.user)
    return {
      strategyType,
      stocks: stocks.map(({ stockCode, weight }) => ({ stockCode, userConfigIndex: weight ?? 0 })),
    };
  if (strategyType === STRATEGY_TYPES.system) return { strategyType, stockQuantity };
  return {
    strategyType,
    stockQuantity,
    weighting,
    ...(factorId === null ? {} : { factorId }),
    ...(factorVersion === null ? {} : { factorVersion }),
  };
}

const NONE: PreviewInput = { strategyType: 1, styleId: 1, initialCapital: 1_000_000 };
