import {
  recordEntity,
  WRITTEN,
  type RecordKind,
  type Removable,
  type Stored,
  type Written,
} from '@console/node-kit/records';
import { IsNull } from 'typeorm';
import type { Tables } from '../queries.ts';
import { auditedChange, auditedTexts } from './audited-texts.ts';
import { PROMPT_COLUMNS, type PromptTexts } from './prompt-columns.ts';

export interface PromptRecord extends Stored, PromptTexts, Written, Pick<Removable, 'removedAt'> {
  /** Null for all but the one in use. */
  readonly active: 1 | null;
  /** The version in use; null for all but the one in use. */
  readonly activeVersion: number | null;
}

/** The default prompts of a tenant. A removed one keeps its rows, hidden. */
export const PROMPTS: RecordKind<PromptRecord> = {
  entity: recordEntity<PromptRecord, Tables['ai.default_prompt']>('ai', 'default_prompt', {
    ...PROMPT_COLUMNS,
    active: 'active',
    activeVersion: 'active_version',
    ...WRITTEN,
    removedAt: 'removed_at',
  }),
  service: 'ai',
  noun: 'default-prompt',
  actions: { add: 'add-default-prompt', replace: 'update-default-prompt', remove: 'delete-default-prompt' },
  present: () => ({ removedAt: IsNull() }),
  removed: (now) => ({ removedAt: now }),
  said: auditedTexts,
  changed: (before, after) => {
    const texts = auditedChange(before, after);
    const isMoved = before.activeVersion !== after.activeVersion;
    const side = ({ version, activeVersion }: PromptRecord): object => ({
      version,
      ...(isMoved ? { activeVersion } : {}),
    });
    return { before: { ...texts?.before, ...side(before) }, after: { ...texts?.after, ...side(after) } };
  },
};
