import { industryHistory, type Industry, type IndustryValues } from '@console/contract-industry';
import { EMPTY } from '@console/contract-core';
import { FormerVersionsDrawer, type FieldText } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../client.ts';
import { analystOptions } from './analyst-select.tsx';
import { useColleagues } from './colleagues.ts';

export interface IndustryVersionsProps {
  readonly industry: Industry;
  readonly onReload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The former versions of an industry; the page loads it again after one was restored. */
export function IndustryVersions({ industry, onReload, onClose }: IndustryVersionsProps): ReactElement {
  const { data: colleagues } = useColleagues();
  const analyst = (userId: number | null): string => {
    if (userId === null) return EMPTY;
    return analystOptions(colleagues, userId).find(({ value }) => value === userId)?.label ?? EMPTY;
  };
  const fieldsOf = (former: IndustryValues): readonly FieldText[] => [
    { title: '行业名称', then: former.industryName, now: industry.industryName },
    { title: '编码', then: former.industryCode, now: industry.industryCode },
    { title: '分析师', then: analyst(former.userId), now: analyst(industry.userId) },
    { title: '行业概况', then: former.industryDesc, now: industry.industryDesc },
  ];
  return (
    <FormerVersionsDrawer<IndustryValues>
      client={client}
      calls={industryHistory}
      id={industry.industryId}
      version={industry.version}
      fieldsOf={fieldsOf}
      onReload={onReload}
      onRestored={onClose}
      onClose={onClose}
    />
  );
}
