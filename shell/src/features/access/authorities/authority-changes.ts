import { AUTHORITY_TREE } from '@console/contract-access';
import { ROLE_ADMIN } from '@console/contract-core';
import { authoritiesOf, type Choice, type May } from './authority-choice.ts';

export interface AuthorityChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const ORDER: readonly string[] = [ROLE_ADMIN, ...AUTHORITY_TREE.flatMap(authoritiesOf)];

/** Authorities in order: ROLE_admin first, then as in the tree; those not in the tree last. */
export const inTreeOrder = (authorities: Iterable<string>): readonly string[] =>
  [...authorities].sort((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b));

function placeOf(authority: string): number {
  const place = ORDER.indexOf(authority);
  return place === -1 ? ORDER.length : place;
}

/** The authorities that saving would grant and revoke. */
export function authorityChanges(before: Choice, after: Choice): AuthorityChanges {
  return {
    added: inTreeOrder([...after].filter((key) => !before.has(key))),
    removed: inTreeOrder([...before].filter((key) => !after.has(key))),
  };
}

/** The same changes on what somebody else saved meanwhile. */
export function carryOver(changes: AuthorityChanges, latest: Choice): Choice {
  const next = new Set([...latest, ...changes.added]);
  for (const key of changes.removed) next.delete(key);
  return next;
}

export interface Applied {
  readonly choice: Choice;
  /** Authorities of the preset that the editor may not grant. */
  readonly leftOut: readonly string[];
}

/** The choice after a preset replaces it or is added to it; what may not be changed stays either way. */
export function applyPreset(
  choice: Choice,
  preset: readonly string[],
  { replace, may }: { readonly replace: boolean; readonly may: May },
): Applied {
  const kept = replace ? [...choice].filter((key) => !may(key)) : choice;
  return {
    choice: new Set([...kept, ...preset.filter(may)]),
    leftOut: preset.filter((key) => !may(key) && !choice.has(key)),
  };
}
