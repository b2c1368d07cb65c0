import { coverageText, formatNumber, type OutputOf, type Valuation } from '@console/contract-core';
import { dayCalls } from '@console/contract-industry';
import { useSubjectCall } from '@console/subject';
import { Ladder, SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import { MOVE_TITLES } from './use-move.ts';

type Answer = OutputOf<typeof dayCalls.multipleChange>;

/** The measure that a multiple divides by. */
const MEASURES: Readonly<Record<Valuation, string>> = { pe: '盈利', pb: '净资产', ps: '营业收入' };

interface MultiplePartsProps {
  readonly indicator: Valuation;
  readonly range: { readonly startTime?: string; readonly endTime?: string };
}

/** The change of a multiple as price, measure and membership, which add up in logarithms. */
export function MultipleParts({ indicator, range }: MultiplePartsProps): ReactElement {
  const answer = useSubjectCall(dayCalls.multipleChange, { indicator, ...range });
  return (
    <Ladder
      answer={answer}
      what="估值变动"
      rows={5}
      rowHeight={28}
      emptyOf={({ parts }) =>
        parts === null
          ? { title: `没有可比的${MOVE_TITLES[indicator]}`, cause: '没有在首尾两日都计入的成份公司' }
          : null
      }
    >
      {(found) => <Parts answer={found} indicator={indicator} />}
    </Ladder>
  );
}

interface PartsProps {
  readonly answer: Answer;
  readonly indicator: Valuation;
}

function Parts({ answer, indicator }: PartsProps): ReactElement | null {
  const { parts, first, last, from, to } = answer;
  if (parts === null) return null;
  const multiple = (value: number | null): string => formatNumber(value, { unit: 'multiple' });
  return (
    <SmallTable
      caption={`${from ?? '—'} ${multiple(first)} 倍 → ${to ?? '—'} ${multiple(last)} 倍 · ${coverageText(answer) ?? ''}`}
      columns={[
        { title: '来源', heading: true, cell: ({ name }) => name, foot: '合计' },
        {
          title: '对数变动',
          unit: '%',
          number: true,
          cell: ({ log }) => percent(log),
          foot: percent(parts.total),
        },
        {
          title: '折合涨跌',
          unit: '%',
          number: true,
          cell: ({ log }) => percent(Math.expm1(log)),
          foot: percent(Math.expm1(parts.total)),
        },
      ]}
      rows={[
        { name: '股价与股本（两日都计入的公司）', log: parts.price },
        { name: `${MEASURES[indicator]}（增长使倍数下降）`, log: parts.earnings },
        { name: '成份与亏损变动', log: parts.membership },
      ]}
      keyOf={({ name }) => name}
    />
  );
}

const percent = (value: number): string => formatNumber(value, { unit: 'percent', signed: true });
