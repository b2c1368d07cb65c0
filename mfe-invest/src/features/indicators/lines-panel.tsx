import { Chart } from '@console/charts';
import type { OutputOf } from '@console/contract-core';
import { investEntries } from '@console/contract-invest';
import { useCall, useCan, usePlatform } from '@console/platform';
import { EmptyState, Ladder, lazyPage, Panel, Refetching, useDelayed } from '@console/ui';
import { DateRange, ExportButton, saveSheet, type Sheet, type SheetKind } from '@console/ui/data';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { FIND_COMPANIES, type PickedCompany } from '../../company-search/use-company-search.ts';
import { linesOf, type BrowseItem } from './browse-items.ts';
import type { IndicatorQuery } from './indicator-query.ts';
import { blankLines, lineCharts, LINES_TITLE } from './line-charts.ts';
import { linesSheet } from './lines-sheet.ts';
import { SegmentRow } from './segment-row.tsx';
import { SPANS, yearsBefore } from './span-choice.ts';

// The picker brings antd's select.
const CompanyPicker = lazyPage(
  () => import('./company-picker.tsx').then((file) => file.CompanyPicker),
  <span className="invest-indicator-picking" />,
);

interface LinesPanelProps extends Pick<IndicatorQuery, 'from' | 'to' | 'company'> {
  /** Undefined while the list is loading. */
  readonly drawn: readonly BrowseItem[] | undefined;
  readonly onCompany: (company: PickedCompany | null) => void;
  readonly onDays: (from: string | undefined, to: string | undefined) => void;
}

/** The subject of medians over all securities that have a value on the day. */
const WHOLE_MARKET = '全市场中位数';
/** The heights of one and of two charts, in pixels; with three or more the panel scrolls with the page. */
const HEIGHTS = [460, 280] as const;
const LEAST_HEIGHT = 220;

/** The chosen indicators as lines, of a company or of the whole market. */
export function LinesPanel(props: LinesPanelProps): ReactElement {
  const { drawn, from, to, company, onCompany, onDays } = props;
  const canPick = useCan(FIND_COMPANIES);
  const input = {
    ...linesOf(drawn ?? []),
    ...(company ? { dataId: company.id } : {}),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  const some = drawn !== undefined && drawn.length > 0;
  const answer = useCall(client, investEntries.indicatorLines, input, { enabled: some, keepPrevious: true });
  const subject = useSubjectOf(answer, company?.name ?? WHOLE_MARKET);
  const asOf = answer.data?.asOf ?? null;
  const sheet = some && answer.data ? answer.data : null;
  const file = useLinesFile(sheet && (() => linesSheet(sheet.lines, { subject, asOf })));
  return (
    <Panel
      title={LINES_TITLE}
      sub={[subject, ...(asOf === null ? [] : [`截至 ${asOf}`])].join(' · ')}
      actions={<ExportButton onExport={file.start} running={file.running} disabled={sheet === null} />}
    >
      <div className="invest-indicator-bar">
        {canPick && <CompanyPicker value={company} onChange={onCompany} />}
        <DateRange
          label="日期区间"
          placeholder={['近一年起', '止']}
          value={[from, to]}
          onChange={([start, end]) => onDays(start, end)}
        />
        {asOf !== null && <Spans asOf={asOf} from={from} to={to} onDays={onDays} />}
      </div>
      {drawn !== undefined && !some ? (
        <EmptyState title="没有勾选指标" cause="在右侧「我的指标」中勾选，或从左侧指标库加入，即画成曲线。" />
      ) : (
        <Ladder answer={answer} what="指标走势" rows={11} rowHeight={40}>
          {(data) => <Lines data={data} subject={subject} isFetching={answer.isFetching} />}
        </Ladder>
      )}
    </Panel>
  );
}

type LinesAnswer = OutputOf<typeof investEntries.indicatorLines>;

interface LinesProps {
  readonly data: LinesAnswer;
  readonly subject: string;
  /** Whether the next ones are loading. */
  readonly isFetching: boolean;
}

/** The charts of an answer. */
function Lines({ data, subject, isFetching }: LinesProps): ReactElement {
  const slow = useDelayed(isFetching);
  const charts = useMemo(() => lineCharts(data.lines, { subject, asOf: data.asOf }), [data, subject]);
  if (charts.length === 0)
    return (
      <>
        {data.lines.length > 0 || data.left.length === 0 ? (
          <EmptyState title="这段时间没有数据" cause={`${subject}在所选日期内没有这些指标的取值。`} />
        ) : (
          <EmptyState title="没有可以画出的曲线" cause="所选计算不能按单个公司计算，原因见下。" />
        )}
        <LeftOut left={data.left} />
      </>
    );
  const blank = blankLines(data.lines);
  return (
    <Refetching active={slow}>
      <div className="c-column invest-indicator-charts">
        {charts.map((spec) => (
          <section key={spec.title} aria-label={spec.title}>
            {/* A line alone has no label at its end in a narrow window. */}
            {(charts.length > 1 || spec.series.length === 1) && <h3>{spec.title}</h3>}
            <Chart spec={spec} height={HEIGHTS[charts.length - 1] ?? LEAST_HEIGHT} />
          </section>
        ))}
      </div>
      {blank.length > 0 && <p className="invest-indicator-blank">这段时间没有取值：{blank.join('、')}</p>}
      <LeftOut left={data.left} />
    </Refetching>
  );
}

/** The items that were not drawn, and why. */
function LeftOut({ left }: Pick<LinesAnswer, 'left'>): ReactElement | null {
  if (left.length === 0) return null;
  return (
    <ul className="invest-indicator-blank" aria-label="没有画出的计算">
      {left.map(({ name, reason }) => (
        <li key={name}>{`没有画出“${name}”：${reason}`}</li>
      ))}
    </ul>
  );
}

/** The subject of the shown lines: still the one before while another's are loading. */
function useSubjectOf(
  { data, isPlaceholderData }: Pick<UseQueryResult, 'data' | 'isPlaceholderData'>,
  asked: string,
): string {
  const [known, setKnown] = useState(asked);
  const former = data !== undefined && isPlaceholderData;
  if (!former && known !== asked) setKnown(asked);
  return former ? known : asked;
}

interface SpansProps extends Pick<LinesPanelProps, 'from' | 'to' | 'onDays'> {
  readonly asOf: string;
}

/** Buttons that go back some years from the newest day; without days the span is one year. */
function Spans({ asOf, from, to, onDays }: SpansProps): ReactElement {
  const [usual] = SPANS;
  const bare = from === undefined && to === undefined;
  const chosen = SPANS.find((years) =>
    bare ? years === usual : to === undefined && from === yearsBefore(asOf, years),
  );
  return (
    <SegmentRow
      label="近几年"
      options={SPANS.map((years) => ({ value: String(years), label: `${years} 年` }))}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(years) =>
        onDays(years === String(usual) ? undefined : yearsBefore(asOf, Number(years)), undefined)
      }
    />
  );
}

/** Saves the lines as a file, or shows why it failed. */
function useLinesFile(sheet: (() => Sheet) | null): {
  readonly running: boolean;
  start(kind: SheetKind): void;
} {
  const { notify } = usePlatform();
  const [running, setRunning] = useState(false);
  const save = async (kind: SheetKind): Promise<void> => {
    if (!sheet) return;
    setRunning(true);
    try {
      const made = sheet();
      await saveSheet(made, kind);
      notify.success(`已导出 ${made.rows.length} 天`);
    } catch (error) {
      notify.error(`导出失败：${error instanceof Error ? error.message : '原因未知'}`);
    } finally {
      setRunning(false);
    }
  };
  return { running, start: (kind) => void save(kind) };
}
