import { companyEntries } from '@console/contract-company';
import { companyPath, industryPath, strategyPath } from '@console/contract-core';
import { industryEntries } from '@console/contract-industry';
import { investEntries } from '@console/contract-invest';
import type { Asker, ConsoleCalls } from '../console/console-calls.ts';
import type { AskedSubject } from './reading.ts';

/** What the services know of a subject: its name today, its page, and how their calls name it. */
export interface KnownSubject {
  readonly name: string;
  /** The address of its page; null for the market. */
  readonly path: string | null;
  readonly input: Readonly<Record<string, number>>;
}

const EVERYTHING: Readonly<Record<'market' | 'ecology', KnownSubject>> = {
  market: { name: '全市场', path: null, input: {} },
  ecology: { name: '数字生态', path: null, input: {} },
};

/**
 * The subject as its own service knows it. Throws the service's refusal: 403 where the asker may not see it, 404 where the
 * tenant does not have it.
 */
export async function knownSubject(
  { kind, id }: AskedSubject,
  calls: ConsoleCalls,
  asker: Asker,
): Promise<KnownSubject> {
  if (kind === 'market' || kind === 'ecology') return EVERYTHING[kind];
  const named = id ?? 0;
  if (kind === 'company') {
    const header = await calls.read(companyEntries.header, { corpId: named }, asker);
    return {
      name: header.shortName,
      path: companyPath({ ...header, industryNames: header.releaseInfoNames.join(' / ') }),
      input: { dataId: header.corpId },
    };
  }
  if (kind === 'industry') {
    const industry = await calls.read(industryEntries.industry, { industryId: named }, asker);
    return {
      name: industry.industryName,
      path: industryPath(industry),
      input: { dataId: industry.industryId },
    };
  }
  const strategy = await calls.read(investEntries.strategy, { strategyId: named }, asker);
  return {
    name: strategy.strategyName,
    path: strategyPath(strategy.strategyId),
    input: { strategyId: strategy.strategyId },
  };
}
