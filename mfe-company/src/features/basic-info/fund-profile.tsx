import { basicInfoCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { figureFact, ProfilePanel, textFact, useSubjectCall, type ProfileFact } from '@console/subject';
import type { ReactElement } from 'react';

type Fund = NonNullable<OutputOf<typeof basicInfoCalls.fundProfile>>;

export interface FundProfileProps {
  /** The ETF industry that the company was opened from. */
  readonly industryId: number | undefined;
}

/** The fund the company was opened from, else the one with the largest share of itself in it. */
export function FundProfile({ industryId }: FundProfileProps): ReactElement {
  const query = useSubjectCall(basicInfoCalls.fundProfile, industryId === undefined ? {} : { industryId });
  return (
    <ProfilePanel
      title="基金概况"
      source="基金定期报告"
      whose={query.data?.fundCode ?? ''}
      query={query}
      asOf={(fund) => fund.reportDate}
      facts={factsOf}
      empty={{ title: '没有相关基金', cause: '没有 ETF 持有该公司的股份' }}
    />
  );
}

const factsOf = (fund: Fund): readonly ProfileFact[] => [
  textFact('基金名称', fund.fundName),
  textFact('基金代码', fund.fundCode),
  textFact('基金简称', fund.fundShortName),
  textFact('基金状态', fund.fundStatus),
  figureFact('基金份额', fund.fundShares, 'millionShares', '百万份'),
  figureFact('基金规模', fund.fundScale, 'hundredMillionYuan'),
  textFact('成立日期', fund.establishedDate),
  textFact('到期日期', fund.expiryDate),
  textFact('基金管理人', fund.fundSupervisor),
  textFact('基金经理', fund.fundManager),
  textFact('业绩比较基准', fund.benchmark, FULL),
  textFact('投资目标', fund.investObjective, FULL),
  textFact('投资范围', fund.investSocpe, FULL),
  textFact('投资比例', fund.investRange, FULL),
  textFact('投资理念', fund.investPhilosophy, FULL),
  textFact('投资策略', fund.investStrategy, FULL),
];

const FULL = { full: true } as const;
