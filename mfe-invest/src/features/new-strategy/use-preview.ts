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
  const input = JSON.parse(settled) as PreviewInput | null;
  return useCall(client, previewStrategy, input ?? NONE, {
    enabled: input !== null,
    keepPrevious: true,
    staleTime: 60_000,
  });
}

/**
 * The input of the estimate; null while a field that decides it is missing or faulty, and for a factor, whose choice is
 * known by the first signal.
 */
export function previewInput(draft: NewStrategyDraft): PreviewInput | null {
  const { strategyType, stocks } = draft;
  if (strategyType === STRATEGY_TYPES.intelligent) return null;
  if (strategyType === STRATEGY_TYPES.user && stocks.length === 0) return null;
  const common = { styleId: draft.styleId ?? 0, initialCapital: draft.initialCapital ?? 0 };
  const input: PreviewInput =
    strategyType === STRATEGY_TYPES.system
      ? { ...common, strategyType, stockQuantity: draft.stockQuantity }
      : {
          ...common,
          strategyType,
          stocks: stocks.map(({ stockCode, weight }) => ({ stockCode, userConfigIndex: weight ?? 0 })),
        };
  return previewStrategy.input.safeParse(input).success ? input : null;
}

const NONE: PreviewInput = { strategyType: 1, styleId: 1, initialCapital: 1_000_000 };
