import { formatNumber, UNITS } from '@console/contract-core';
import type { IndexOrigin } from '@console/contract-invest';
import { SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import { Figure } from './figure.tsx';
import { MISSING_INDEX, MISSING_VALUE } from './missing-texts.ts';

type Measure = IndexOrigin['measures'][number];

interface MeasureTableProps {
  readonly measures: readonly Measure[];
  readonly corpIndex: number | null;
  readonly industryIndex: number | null;
}

/** The measures of a company with their percentiles, and the two comparison indexes made of these. */
export function MeasureTable({ measures, corpIndex, industryIndex }: MeasureTableProps): ReactElement {
  return (
    <SmallTable
      rows={measures}
      keyOf={({ key }) => key}
      columns={[
        {
          title: '指标',
          heading: true,
          cell: (row) => <MeasureName measure={row} />,
          foot: '指数 = 5 × 均值',
        },
        {
          title: '取值',
          number: true,
          width: 90,
          cell: ({ value, unit }) => <Figure value={value} unit={unit} missing={MISSING_VALUE} />,
        },
        {
          title: '行业内百分位',
          unit: '%',
          number: true,
          width: 124,
          cell: (row) => <Figure value={row.corpPercentile} unit="percent" missing={unranked(row)} />,
          foot: (
            <Figure value={corpIndex} unit="number" missing={MISSING_INDEX['corpComparisonIndex'] ?? ''} />
          ),
        },
        {
          title: '行业百分位',
          unit: '%',
          number: true,
          width: 110,
          cell: ({ industryPercentile }) => (
            <Figure
              value={industryPercentile}
              unit="percent"
              missing="所属行业没有这项指标，或公司不在对比范围内"
            />
          ),
          foot: (
            <Figure
              value={industryIndex}
              unit="number"
              missing={MISSING_INDEX['industryComparisonIndex'] ?? ''}
            />
          ),
        },
      ]}
    />
  );
}

/** The name of a measure and its unit; of a valuation also what it is ranked by. */
function MeasureName({ measure }: { readonly measure: Measure }): ReactElement {
  const { title, unit, dearerShare } = measure;
  return (
    <>
      {title}
      <span className="c-unit">{UNITS[unit].text}</span>
      {dearerShare !== null && (
        <small className="invest-origin-note">
          近三年 {formatNumber(dearerShare, { unit: 'percent' })}% 的交易日更贵
        </small>
      )}
    </>
  );
}

/** Why a measure has no percentile. */
function unranked({ key, value }: Measure): string {
  if (value === null) return '没有取值，不参与排名';
  return key === 'pe' || key === 'pb' ? '估值不为正，或近三年有值的交易日不足 60 个' : '行业内没有可比的公司';
}
