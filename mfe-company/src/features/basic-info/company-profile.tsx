import { basicInfoCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { figureFact, ProfilePanel, textFact, useSubjectCall, type ProfileFact } from '@console/subject';
import { Mark } from '@console/ui';
import type { ReactElement } from 'react';
import { boardName } from '../../tabs/board-name.ts';
import type { Company, CompanyPartProps } from '../../tabs/company-tab.ts';

type Profile = NonNullable<OutputOf<typeof basicInfoCalls.companyProfile>>;

/** The company's profile: as registered, and as the console classifies it. */
export function CompanyProfile({ company }: CompanyPartProps): ReactElement {
  const query = useSubjectCall(basicInfoCalls.companyProfile);
  return (
    <ProfilePanel
      title="公司概况"
      source="公司公告与工商登记"
      query={query}
      asOf={() => null}
      facts={(profile) => [...registered(profile), ...classified(company), ...texts(profile, company)]}
      empty={{ title: '没有该公司的概况', cause: '数据源中还没有这家公司的登记资料' }}
    />
  );
}

function registered(profile: Profile): readonly ProfileFact[] {
  return [
    textFact('公司中文名称', profile.corpCnName),
    textFact('公司英文名称', profile.corpEnName),
    textFact('所在城市', placeOf(profile)),
    textFact('国民经济行业', profile.nationalEcoIndustry),
    figureFact('注册资本', profile.regCapital, 'hundredMillionYuan'),
    textFact('成立日期', profile.establishedDate),
    textFact('统一社会信用代码', profile.unifiedSocialCreditCode),
    textFact('公司网址', profile.website, { value: <Website address={profile.website} /> }),
    textFact('法定代表人', profile.legalRepresentative),
    textFact('董事会秘书', profile.boardSecretary),
    textFact('联系电话', profile.phone),
    textFact('办公地址', profile.officeAddress),
    textFact('注册地址', profile.registeredAddress),
  ];
}

function classified(company: Company): readonly ProfileFact[] {
  const unclassified = company.status === 0;
  return [
    textFact('股票简称', company.shortName),
    textFact('证券代码', company.stockQuerycode),
    textFact('上市板块', boardName(company.exchange, company.board)),
    textFact('上市日期', company.listDate),
    ...(company.delistDate === null ? [] : [textFact('退市日期', company.delistDate)]),
    textFact('申万行业', company.releaseInfoNames.join(' / ')),
    textFact('生态行业', company.industryNames.join('、')),
    textFact('首次分类时间', company.typeTime?.slice(0, 16) ?? null),
    textFact(
      '分类状态',
      unclassified ? '未分类' : '已分类',
      unclassified ? { value: <Mark tint="amber">未分类</Mark> } : {},
    ),
  ];
}

const texts = (profile: Profile, company: Company): readonly ProfileFact[] => [
  textFact('概念题材', company.conceptTheme, FULL),
  textFact('主营产品', company.mainProductName, FULL),
  textFact('经营范围', profile.operatingScope, FULL),
  textFact('公司简介', profile.corpProfile, FULL),
];

const FULL = { full: true } as const;

/** Province and city; a municipality is its own province. */
function placeOf({ province, city }: Profile): string | null {
  if (province === null || city === null || city.startsWith(province)) return city ?? province;
  return `${province} ${city}`;
}

/** A link for a web address; other text stays text. */
function Website({ address }: { readonly address: string | null }): ReactElement | string | null {
  if (address === null || !/^(https?:\/\/)?[\w-]+(\.[\w-]+)+([/?#]\S*)?$/i.test(address)) return address;
  const href = /^https?:/i.test(address) ? address : `https://${address}`;
  return (
    <a className="c-link" href={href} target="_blank" rel="noreferrer noopener">
      {address}
    </a>
  );
}
