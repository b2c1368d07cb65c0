import { Chart, entrySpec } from '@console/charts';
import { rankingCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { EmptyState, Ladder, Panel } from '@console/ui';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../../client.ts';

const AVERAGES = [
  rankingCalls.marketHsgtHeldCapitalRate,
  rankingCalls.marketLryeRate,
  rankingCalls.marketTradingAmt,
] as const;
const INPUT = {};
const HEIGHT = 236;

/** What companies are held against: the means of the whole market, the last year of them. */
export function MarketAverages(): ReactElement {
  return (
    <>
      {AVERAGES.map((entry) => (
        <Average key={entry.id} entry={entry} />
      ))}
    </>
  );
}

function Average({ entry }: { readonly entry: (typeof AVERAGES)[number] }): ReactElement {
  const answer = useCall(client, entry, INPUT);
  const spec = useMemo(() => answer.data && entrySpec(entry, answer.data, '全市场'), [entry, answer.data]);
  return (
    <Panel title={entry.title}>
      <Ladder keep answer={answer} what={entry.title} rows={6} rowHeight={33}>
        {() =>
          spec ? (
            <Chart spec={spec} height={HEIGHT} />
          ) : (
            <EmptyState title="没有市场均值" cause="还没有公司，或行情数据尚未导入。" />
          )
        }
      </Ladder>
    </Panel>
  );
}
