import { accessEntries } from '@console/contract-access';
import { aiEntries } from '@console/contract-ai';
import { companyEntries } from '@console/contract-company';
import { platformEntries, releaseEntries, type Entry } from '@console/contract-core';
import { dataEntries } from '@console/contract-data';
import { industryEntries } from '@console/contract-industry';
import { investEntries } from '@console/contract-invest';

/** Every entry of every domain; the gateway alone may read them all. */
export const ALL_ENTRIES: readonly Entry[] = [
  platformEntries,
  releaseEntries,
  accessEntries,
  companyEntries,
  industryEntries,
  investEntries,
  aiEntries,
  dataEntries,
].flatMap((entries): Entry[] => Object.values(entries));
