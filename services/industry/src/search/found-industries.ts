import type { FoundIndustry } from '@console/contract-core';
import { pinyinInitialsOf } from '@console/market/files';

/** An industry of the tenant, as the search reads it. */
export interface SearchedIndustry {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly code: string;
  readonly variant: FoundIndustry['type'];
}

/**
 * The industries that a text finds, best first: its code or name begins with it, its name contains it, its
 * initials begin with it; among equals in the given order. A tenant has some hundred, so all are compared.
 */
export function foundIndustries(
  industries: readonly SearchedIndustry[],
  { keyword, size }: { readonly keyword: string; readonly size: number },
): FoundIndustry[] {
  const byId = new Map(industries.map((industry) => [industry.id, industry]));
  const wanted = keyword.toLowerCase();
  return industries
    .map((industry) => ({ industry, rank: rankOf(industry, wanted) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, size)
    .map(({ industry: { id, name, code, variant, parentId } }) => ({
      industryId: id,
      industryName: name,
      industryCode: code,
      type: variant,
      parentNames: namesAbove(parentId, byId).join(' / ') || null,
    }));
}

const NOT_FOUND = 3;

function rankOf({ name, code }: SearchedIndustry, wanted: string): number {
  const lower = name.toLowerCase();
  if (lower.startsWith(wanted) || code.toLowerCase().startsWith(wanted)) return 0;
  if (lower.includes(wanted)) return 1;
  return pinyinInitialsOf(name).startsWith(wanted) ? 2 : NOT_FOUND;
}

function namesAbove(id: number | null, byId: ReadonlyMap<number, SearchedIndustry>): readonly string[] {
  const above = id === null ? undefined : byId.get(id);
  return above ? [...namesAbove(above.parentId, byId), above.name] : [];
}
