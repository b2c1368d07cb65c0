import { audienceSchema, type Audience, type ModuleReleases } from '@console/contract-core';

/** An audience as it is typed. */
export interface CanaryDraft {
  readonly share: string;
  readonly users: readonly string[];
  readonly tenants: readonly string[];
}

/** The draft of a canary of a version: its present audience where it already is one. */
export function draftOf(module: ModuleReleases | null, version: string): CanaryDraft {
  const canary = module?.canary;
  const audience = canary?.version === version ? canary.audience : null;
  return {
    share: audience && audience.share > 0 ? String(audience.share) : '',
    users: audience?.users ?? [],
    tenants: audience?.tenants ?? [],
  };
}

/** The audience of a draft; null where it is not a valid one or is for no one. */
export const audienceOf = (draft: CanaryDraft): Audience | null =>
  audienceSchema.safeParse(typedAudience(draft)).data ?? null;

/** Why a draft is for no one, in the words of the contract; null where it is for someone. */
export function nobodyFault(draft: CanaryDraft): string | null {
  const share = SHARE.safeParse(draft.share).success ? draft.share : '';
  const { error } = audienceSchema.safeParse(typedAudience({ ...draft, share }));
  return error?.issues.find(({ path }) => path.length === 0)?.message ?? null;
}

/** The share as it is typed: blank is none. */
export const SHARE = {
  safeParse: (typed: unknown) => audienceSchema.shape.share.safeParse(typed === '' ? 0 : typed),
} as const;

const typedAudience = ({ share, users, tenants }: CanaryDraft) => ({ share: share || 0, users, tenants });
