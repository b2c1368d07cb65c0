import { splitAddress } from '@console/contract-core';

/** The keys of the query that say which company is shown and how it was opened. */
const WHO = [
  'row',
  'rowName',
  'rowStockCode',
  'rowIndustryNames',
  'backFlag',
  'backIndustry',
  'backIndustryId',
  'type',
];

/** The address of another view of the company at `address`; `view` is the query of the view. */
export function viewPath(address: string, view: string): string {
  const { path, search } = splitAddress(address);
  const given = new URLSearchParams(search);
  const params = new URLSearchParams([...given].filter(([name]) => WHO.includes(name)));
  for (const [name, value] of new URLSearchParams(view)) params.set(name, value);
  return `${path}?${params}`;
}
