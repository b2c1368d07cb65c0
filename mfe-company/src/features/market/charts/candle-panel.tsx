import type { ChartEvent } from '@console/charts';
import { ADJUSTS, marketChartCalls } from '@console/contract-company';
import { ChartPanel, useSubject, useSubjectCall } from '@console/subject';
import { Segmented } from '@console/ui/form';
import { useChoice } from '@console/ui/data';
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { ADJUST_NAMES, candleSpec, eventKey, SPAN_NAMES, type QuotationEvent } from './candle-spec.ts';
import { EventAnnouncements } from './event-announcements.tsx';
import { SPANS } from './trading-spans.ts';

const DAYS = ['60', '120', '250', '750', '1250'] as const;
const HEIGHT = 440;

/** Trading days, weeks or months with volume, averages and events, adjusted as chosen. */
export function CandlePanel(): ReactElement {
  const [span, chooseSpan] = useChoice('candle', SPANS, 'day');
  const [adjust, chooseAdjust] = useChoice('adjust', ADJUSTS, 'forward');
  const [days, chooseDays] = useChoice('days', DAYS, '250');
  const [opened, setOpened] = useState<readonly QuotationEvent[] | null>(null);
  const answer = useSubjectCall(marketChartCalls.quotationBars, { adjust });
  const { title: subject } = useSubject();
  const { data } = answer;
  const spec = useMemo(
    () => data && candleSpec(data, { subject, adjust, span, days: Number(days) }),
    [data, subject, adjust, span, days],
  );
  const open = useCallback(
    (pressed: readonly ChartEvent[]) => {
      const keys = new Set(pressed.map(({ key }) => key));
      setOpened(data?.events.filter((event) => keys.has(eventKey(event))) ?? null);
    },
    [data],
  );
  return (
    <>
      <ChartPanel
        title={`${SPAN_NAMES[span]}K线`}
        sub="滚轮缩放，拖选放大，双击还原"
        answer={answer}
        spec={spec}
        empty={{ title: '该公司没有交易记录', cause: '上市后有成交的交易日才有K线' }}
        height={HEIGHT}
        onEvents={open}
        actions={
          <>
            <Segmented
              aria-label="K线周期"
              value={span}
              options={SPANS.map((value) => ({ value, label: SPAN_NAMES[value] }))}
              onChange={chooseSpan}
            />
            <Segmented
              aria-label="交易日数"
              value={days}
              options={DAYS.map((value) => ({ value, label: `${value} 日` }))}
              onChange={chooseDays}
            />
            <Segmented
              aria-label="复权方式"
              value={adjust}
              options={ADJUSTS.map((value) => ({ value, label: ADJUST_NAMES[value] }))}
              onChange={chooseAdjust}
            />
          </>
        }
      />
      {opened && <EventAnnouncements events={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
