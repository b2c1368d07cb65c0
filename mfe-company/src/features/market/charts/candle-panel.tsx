import { ADJUSTS, marketChartCalls } from '@console/contract-company';
import { ChartPanel, useChoice, useSubject, useSubjectCall } from '@console/subject';
import { Segmented } from '@console/ui/form';
import { useMemo, type ReactElement } from 'react';
import { ADJUST_NAMES, candleSpec } from './candle-spec.ts';

const DAYS = ['60', '120', '250', '750', '1250'] as const;
const HEIGHT = 440;

/** Trading days with volume, averages and events, adjusted as chosen. */
export function CandlePanel(): ReactElement {
  const [adjust, chooseAdjust] = useChoice('adjust', ADJUSTS, 'forward');
  const [days, chooseDays] = useChoice('days', DAYS, '250');
  const answer = useSubjectCall(marketChartCalls.quotationBars, { adjust });
  const { title: subject } = useSubject();
  const { data } = answer;
  const spec = useMemo(
    () => data && candleSpec(data, { subject, adjust, days: Number(days) }),
    [data, subject, adjust, days],
  );
  return (
    <ChartPanel
      title="日K线"
      answer={answer}
      spec={spec}
      empty={{ title: '该公司没有交易记录', cause: '上市后有成交的交易日才有K线' }}
      height={HEIGHT}
      actions={
        <>
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
  );
}
