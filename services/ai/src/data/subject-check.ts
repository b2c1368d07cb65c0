import { companyEntries } from '@console/contract-company';
import { companyPath, industryPath, strategyPath } from '@console/contract-core';
import { industryEntries } from '@console/contract-industry';
import { investEntries } from '@console/contract-invest';
import type { Asker, ConsoleCalls } from '../console/console-calls.ts';
import type { AskedSubject } from './reading.ts';

/** A company, an industry or a strategy as its own service knows it. */
export interface KnownPart {
  readonly id: number;
  /** Its name today. */
  readonly name: string;
  /** The address of its page. */
  readonly path: string;
  /** Its industry, from level 1 down; blank or absent without one. */
  readonly classification?: string;
}

export interface KnownSubject {
  readonly name: string;
  /** The industry of the subject, from level 1 down; absent where it has none. */
  readonly classification?: string;
  /** What calls can be asked about: the subject, and of a company its industry too. */
  readonly company?: KnownPart;
  readonly industry?: KnownPart;
  readonly strategy?: KnownPart;
}

/**
 * The subject as its own service knows it. Throws the service's refusal: 403 where the asker may not see it, 404 where the
 * tenant does not have it.
 */
export async function knownSubject(
  { kind, id }: AskedSubject,
  calls: ConsoleCalls,
  asker: Asker,
): Promise<KnownSubject> {
  if (kind === 'market') return { name: '全市场' };
  if (kind === 'ecology') return { name: '数字生态' };
  const part = await READERS[kind](id ?? 0, calls, asker);
  const { name, classification = '' } = part;
  return { name, [kind]: part, ...(classification === '' ? {} : { classification }) };
}

/** The industry of a company's classification; null where it has none, or the asker may not see it. */
export async function industryOfCompany(
  corpId: number,
  calls: ConsoleCalls,
  asker: Asker,
): Promise<KnownPart | null> {
  const [id] = await calls.read(companyEntries.industriesOfCompany, { corpId, type: 'default' }, asker);
  return id === undefined ? null : READERS.industry(id, calls, asker);
}

type PartReader = (id: number, calls: ConsoleCalls, asker: Asker) => Promise<KnownPart>;

const READERS: Readonly<Record<'company' | 'industry' | 'strategy', PartReader>> = {
  async company(id, calls, asker) {
    const header = await calls.read(companyEntries.header, { corpId: id }, asker);
    const classification = header.releaseInfoNames.join(' / ');
    const path = companyPath({ ...header, industryNames: classification });
    return { id: header.corpId, name: header.shortName, path, classification };
  },
  async industry(id, calls, asker) {
    const industry = await calls.read(industryEntries.industry, { industryId: id }, asker);
    const { industryId, industryName: name } = industry;
    return { id: industryId, name, path: industryPath(industry), classification: name };
  },
  async strategy(id, calls, asker) {
    const { strategyId, strategyName } = await calls.read(investEntries.strategy, { strategyId: id }, asker);
    return { id: strategyId, name: strategyName, path: strategyPath(strategyId) };
  },
};
