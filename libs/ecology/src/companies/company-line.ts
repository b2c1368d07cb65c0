import type { Sides } from '@console/node-kit/records';
import type { PlaceChange } from '../memberships/membership-keeper.ts';

/** The texts of a company that staff write. */
export interface CompanyTexts {
  readonly conceptTheme: string | null;
  readonly mainProductName: string | null;
}

interface Identity {
  readonly shortName: string;
  readonly stockCode: string;
  readonly exchange: string;
}

/** All fields of a company, for the audit line of its creation or deletion. */
export const allFields = (
  { shortName, stockCode, exchange }: Identity,
  { conceptTheme, mainProductName }: CompanyTexts,
  industryNames: readonly string[],
): object => ({ shortName, stockCode, exchange, industryNames, conceptTheme, mainProductName });

/** The fields an edit changes, with both values; null when it changes nothing. */
export function changedFields(
  before: CompanyTexts,
  after: CompanyTexts,
  places: PlaceChange | null,
): Sides | null {
  const changed = (['conceptTheme', 'mainProductName'] as const).filter(
    (field) => before[field] !== after[field],
  );
  if (changed.length === 0 && places === null) return null;
  const pick = (texts: CompanyTexts, industryNames: readonly string[] | undefined): object => ({
    ...(industryNames === undefined ? {} : { industryNames }),
    ...Object.fromEntries(changed.map((field) => [field, texts[field]])),
  });
  return { before: pick(before, places?.before), after: pick(after, places?.after) };
}
