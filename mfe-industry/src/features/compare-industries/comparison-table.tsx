import { coverageText, formatNumber, industryPath, UNITS, type OutputOf } from '@console/contract-core';
import {
  COMPARED,
  COMPARED_NAMES,
  NO_RATIO,
  VARIANT_TITLES,
  type ComparedName,
  type ComparedValue,
  type industryEntries,
} from '@console/contract-industry';
import { Missing, PageLink, Panel, SmallTable, type SmallColumn } from '@console/ui';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import './compare-industries.css';

type Comparison = OutputOf<typeof industryEntries.industryComparison>;
type Compared = Comparison['industries'][number];

export interface ComparisonTableProps {
  readonly comparison: Comparison;
  readonly onRemove: (industryId: number) => void;
}

/** A line for each figure and a column for each industry: the figure, and where it is in its own five years. */
export function ComparisonTable({ comparison, onRemove }: ComparisonTableProps): ReactElement {
  const columns: readonly SmallColumn<ComparedName>[] = [
    { title: '指标', heading: true, cell: (name) => <Title name={name} /> },
    ...comparison.industries.map((industry, at): SmallColumn<ComparedName> => ({
      title: industry.industryName,
      key: String(industry.industryId),
      number: true,
      head: <Head industry={industry} base={at === 0} onRemove={onRemove} />,
      cell: (name) => {
        const value = industry.figures.find((figure) => figure.name === name);
        return value && <Figure value={value} members={industry.memberNum} />;
      },
    })),
  ];
  return (
    <Panel
      flush
      title="指标对比"
      sub={`截至 ${comparison.asOf ?? '—'} · 分位与中位数为近五年，相对为较第一列，覆盖不足 80% 的不排位`}
    >
      <SmallTable
        columns={columns}
        rows={COMPARED_NAMES}
        keyOf={(name) => name}
        className="c-small industry-compared"
      />
    </Panel>
  );
}

function Title({ name }: { readonly name: ComparedName }): ReactElement {
  const { title, unit } = COMPARED[name];
  return (
    <>
      {title}
      {UNITS[unit].text && <span className="c-unit">{UNITS[unit].text}</span>}
    </>
  );
}

interface HeadProps {
  readonly industry: Compared;
  readonly base: boolean;
  readonly onRemove: (industryId: number) => void;
}

function Head({ industry, base, onRemove }: HeadProps): ReactElement {
  const { industryId, industryName, type, memberNum } = industry;
  return (
    <>
      <PageLink to={industryPath(industry)}>{industryName}</PageLink>{' '}
      <Button
        type="text"
        size="small"
        aria-label={`移除 ${industryName}`}
        onClick={() => onRemove(industryId)}
      >
        ×
      </Button>
      <Note parts={[VARIANT_TITLES[type], `${memberNum} 家`, ...(base ? ['基准'] : [])]} />
    </>
  );
}

function Figure({
  value,
  members,
}: {
  readonly value: ComparedValue;
  readonly members: number;
}): ReactElement {
  const { name, percentile, median, n, capitalShare, ratio, ratioWhy } = value;
  const coverage = coverageText({ corpNum: n, memberNum: members, capitalShare });
  const figure = COMPARED[name];
  const { unit } = figure;
  const textOf = (number: number | null): string =>
    formatNumber(number, { unit, ...('signed' in figure ? { signed: figure.signed } : {}) });
  return (
    <>
      <div className="industry-compared-figure">
        {(ratio !== null || ratioWhy !== null) && (
          <span className="industry-compared-note industry-compared-ratio">
            相对 {ratioWhy === null ? percentOf(ratio, true) : <Missing reason={NO_RATIO[ratioWhy]} />}
          </span>
        )}
        {textOf(value.value)}
      </div>
      <Note parts={[`分位 ${percentOf(percentile)}`, `中位 ${textOf(median)}`]} />
      <Note parts={coverage?.split(SEPARATOR) ?? []} />
    </>
  );
}

/** Between the parts of a note, as in `coverageText`. */
const SEPARATOR = ' · ';

/** A line that breaks between its parts only. */
const Note = ({ parts }: { readonly parts: readonly string[] }): ReactElement => (
  <div className="industry-compared-note">
    {parts.map((part, at) => (
      <span key={part}>{at < parts.length - 1 ? part + SEPARATOR : part}</span>
    ))}
  </div>
);

const percentOf = (share: number | null, signed = false): string =>
  share === null ? '—' : `${formatNumber(share, { unit: 'percent', ...(signed ? { signed } : {}) })}%`;
