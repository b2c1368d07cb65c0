import { strategyCalls, STRATEGY_TEXTS, type StrategyDetail } from '@console/contract-invest';
import { useEdit, type Edit } from '@console/ui/edit';
import { client } from '../../client.ts';
import { draftOf, sentStrategy, type NewStrategyDraft } from './strategy-draft.ts';

export type StrategyEdit = Edit<object, NewStrategyDraft>;

/** The edit of a new strategy, prefilled with one that is copied. A double click publishes one. */
export const useStrategyEdit = (copied: StrategyDetail | null, leave: () => void): StrategyEdit =>
  useEdit({
    client,
    read: null,
    fields: () => draftOf(copied),
    sent: sentStrategy,
    add: (sent, keyOf) =>
      client.call(strategyCalls.publishStrategy, sent, {
        idempotencyKey: keyOf(sent),
        timeout: PUBLISH_MS,
      }),
    notice: STRATEGY_TEXTS.published,
    leave,
  });

/** Publishing chooses the first stocks. */
const PUBLISH_MS = 30_000;
