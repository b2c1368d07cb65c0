import { accessEntries } from '@console/contract-access';
import { aiEntries, aiJobEntries } from '@console/contract-ai';
import { companyEntries } from '@console/contract-company';
import { platformEntries, releaseEntries, type Entry } from '@console/contract-core';
import { dataEntries, platformJobEntries, queueBoardEntries } from '@console/contract-data';
import { industryEntries } from '@console/contract-industry';
import { investEntries, investJobEntries } from '@console/contract-invest';

/** Every entry of every domain, listed independently of the gateway's own list. */
export const CONTRACT_ENTRIES: readonly Entry[] = [
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

export const isRead = ({ method }: Entry): boolean => method === 'GET';

/** Whether the input of a write is in the query. */
export const inQuery = ({ from, method }: Entry): boolean =>
  from === 'query' || (from === undefined && (method === 'GET' || method === 'DELETE'));
