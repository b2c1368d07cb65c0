import type { OutputOf } from '@console/contract-core';
import { industryEntries } from '@console/contract-industry';
import {
  figureFact,
  ProfilePanel,
  textFact,
  useSubjectCall,
  type Part,
  type ProfileFact,
} from '@console/subject';
import type { ReactElement } from 'react';

type Fund = NonNullable<OutputOf<typeof industryEntries.fundOverview>>;

/** I-05: 基金概况 of an ETF industry that is a fund. */
export function FundOverview(): ReactElement {
  const query = useSubjectCall(industryEntries.fundOverview, {});
  return (
    <ProfilePanel
      title="基金概况"
      source="基金定期报告"
      query={query}
      asOf={(fund) => fund.reportDate}
      facts={factsOf}
      empty={{ title: '没有基金概况', cause: '该行业是基金跟踪的指数或行业，其下级才是基金' }}
    />
  );
}

/** A part of funds alone: above the funds of an index there is nothing below the empty overview. */
export function ofFund(Shown: Part): Part {
  return function OfFund() {
    const { data } = useSubjectCall(industryEntries.fundOverview, {});
    return data === null ? null : <Shown />;
  };
}

const factsOf = (fund: Fund): readonly ProfileFact[] => [
  textFact('基金名称', fund.fundName),
  textFact('基金代码', fund.industryCode),
  textFact('基金简称', fund.industryName),
  textFact('基金状态', fund.fundStatus),
  figureFact('基金份额', fund.fundShares, 'millionShares', '百万份'),
  figureFact('基金规模', fund.fundScale, 'hundredMillionYuan'),
  textFact('成立日期', fund.fundEstNormDate),
  textFact('到期日期', fund.fundExpNormDate),
  textFact('基金管理人', fund.fundSupervisor),
  textFact('基金经理', fund.fundManager),
  ...(
    [
      ['业绩比较基准', fund.perfComparativeBenchmark],
      ['投资目标', fund.investObjective],
      ['投资范围', fund.investSocpe],
      ['投资比例', fund.investRange],
      ['投资理念', fund.investPhilosophy],
      ['投资策略', fund.investStrategy],
    ] as const
  ).map(([label, text]) => textFact(label, text, { full: true })),
];
