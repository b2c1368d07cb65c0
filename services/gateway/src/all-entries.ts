import { accessEntries } from '@console/contract-access';
import { aiEntries, aiJobEntries } from '@console/contract-ai';
import { companyEntries } from '@console/contract-company';
import { platformEntries, releaseEntries, type Entry } from '@console/contract-core';
import { dataEntries, platformJobEntries, queueBoardEntries } from '@console/contract-data';
import { industryEntries } from '@console/contract-industry';
import { investEntries, investJobEntries } from '@console/contract-invest';

/** Every entry of every domain; only the gateway may import them all. */
export const ALL_ENTRIES: readonly Entry[] = [
  platformEntries,
  releaseEntries,
  accessEntries,
  companyEntries,
  industryEntries,
  investEntries,
  aiEntries,
  aiJobEntries,
  dataEntries,
  platformJobEntries,
  investJobEntries,
  queueBoardEntries,
].flatMap((entries): Entry[] => Object.values(entries));
