import { formatNumber, UNITS } from '@console/contract-core';
import { VARIANT_TITLES, type Industry } from '@console/contract-industry';
import { Facts, Mark, Panel, type Fact } from '@console/ui';
import type { ReactElement } from 'react';
import { RETIRED } from '../../maintain/analyst-select.tsx';
import { useCan } from '@console/platform';
import { Button } from '@console/ui/data';
import { EditIndustryButton } from './edit-industry-button.tsx';
import './industry-detail.css';

export interface SettingsPanelProps {
  readonly industry: Industry;
  readonly onHistory: () => void;
}

/** 行业设置: the data that staff maintain about an industry, to view, with a button to change it. */
export function SettingsPanel({ industry, onHistory }: SettingsPanelProps): ReactElement {
  const canEdit = useCan('hysjk_gn_edit');
  return (
    <Panel
      title="行业设置"
      actions={
        canEdit && (
          <>
            <Button onClick={onHistory}>历史版本</Button>
            <EditIndustryButton industry={industry} label="编辑" />
          </>
        )
      }
    >
      <Facts facts={factsOf(industry)} />
    </Panel>
  );
}

function factsOf(industry: Industry): readonly Fact[] {
  const { industryName, parentNames, swid, hyflName, corpCount } = industry;
  return [
    { label: '行业名称', value: industryName },
    { label: '编码', value: industry.industryCode },
    { label: '层级', value: `L${industry.industryLevel}` },
    { label: '行业路径', value: [...parentNames, industryName].join(' / ') },
    { label: '分类', value: VARIANT_TITLES[industry.type] },
    { label: '分析师', value: analyst(industry) },
    {
      label: '已入库公司',
      value: `${formatNumber(corpCount, { unit: 'count' })} ${UNITS.count.text}`,
    },
    { label: '申万行业代码', value: swid === null ? null : [swid, hyflName].filter(Boolean).join(' · ') },
    {
      label: '行业概况',
      value: <span className="industry-text">{industry.industryDesc}</span>,
      full: true,
    },
  ];
}

function analyst({ userId, username }: Industry): Fact['value'] {
  if (username !== null || userId === null) return username;
  return <Mark tint="slate">{RETIRED}</Mark>;
}
