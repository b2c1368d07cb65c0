import { INDICATOR_FREQUENCIES, type IndicatorFrequency } from '@console/contract-invest';
import type { QueryPatch } from '@console/ui/data';
import type { PickedCompany } from '../../company-search/use-company-search.ts';

/** The query of the page's address. */
export interface IndicatorQuery {
  /** The search in the tree. */
  readonly find: string;
  readonly frequency: IndicatorFrequency | null;
  /** `YYYY-MM-DD`; without them the last year. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Keys of the drawn items; null for the first ones of the list. */
  readonly lines: readonly string[] | null;
  /** Null for the median of all. Its name is part of the address, so that a link names it before any answer. */
  readonly company: PickedCompany | null;
}

export function readIndicatorQuery(query: URLSearchParams): IndicatorQuery {
  const frequency = query.get('frequency') ?? '';
  const id = query.get('company') ?? '';
  const lines = query.get('lines');
  return {
    find: query.get('find') ?? '',
    frequency: isFrequency(frequency) ? frequency : null,
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    lines: lines === null ? null : lines.split(',').filter((key) => key !== ''),
    company: /^[1-9]\d{0,14}$/.test(id) ? { id: Number(id), name: query.get('companyName') ?? id } : null,
  };
}

/** The change of the address for drawn items. Drawing none is written too: `lines=-`. */
export const linesPatch = (keys: readonly string[]): QueryPatch => ({ lines: keys.join(',') || '-' });

export const companyPatch = (company: PickedCompany | null): QueryPatch => ({
  company: company === null ? null : String(company.id),
  companyName: company?.name ?? null,
});

const isFrequency = (text: string): text is IndicatorFrequency => Object.hasOwn(INDICATOR_FREQUENCIES, text);

function dayIn(query: URLSearchParams, key: string): string | undefined {
  const text = query.get(key);
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
}
