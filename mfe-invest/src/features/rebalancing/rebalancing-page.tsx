import { rebalanceCalls, rebalanceTables } from '@console/contract-invest';
import { useCall, useCan } from '@console/platform';
import { EmptyState, Page, PageHead } from '@console/ui';
import { Button, DataTable, useFilterDraft, useTableUrlState } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { dayText, isOpen, isStuck, type RebalanceDay } from './day-words.ts';
import { rebalancingCells } from './rebalancing-cells.tsx';
import { RebalancingFilter } from './rebalancing-filter.tsx';
import { useRebalance } from './use-rebalance.ts';

/** While strategies are under way the day is read again this often, else rarely. */
const BUSY_MS = 2000;
const QUIET_MS = 60_000;

const pauseAfter = (day: RebalanceDay | undefined): number =>
  day && day.states.queued + day.states.running > 0 ? BUSY_MS : QUIET_MS;

/** V-10: how the tenant's strategies were rebalanced on a trading day. */
export function RebalancingPage(): ReactElement {
  const state = useTableUrlState(rebalanceTables.rebalanceRows);
  const filter = useFilterDraft(state);
  const mayAsk = useCan('rwgl_edit');
  const maySee = useCan('tzgl_view');
  const cells = useMemo(() => rebalancingCells(maySee), [maySee]);
  const { ask, running } = useRebalance();
  const { date: asked } = state.filter;
  const day = useCall(client, rebalanceCalls.rebalanceDay, asked === undefined ? {} : { date: asked }, {
    keepPrevious: true,
    refetchInterval: pauseAfter,
  });
  const goTo = (date: string | null): void => {
    if (date !== null) state.setFilter({ ...state.filter, date });
  };
  const { before = null, after = null } = day.data ?? {};
  return (
    <Page
      band={
        <PageHead
          title="策略调仓"
          sub={day.data && dayText(day.data)}
          actions={
            <>
              <Button disabled={before === null} onClick={() => goTo(before)}>
                前一交易日
              </Button>
              <Button disabled={after === null} onClick={() => goTo(after)}>
                后一交易日
              </Button>
              {mayAsk && (
                <Button type="primary" loading={running} onClick={() => ask()}>
                  补跑全部
                </Button>
              )}
            </>
          }
        />
      }
    >
      <DataTable
        client={client}
        spec={rebalanceTables.rebalanceRows}
        state={state}
        title="当日策略"
        {...(day.data?.date && { subject: day.data.date })}
        cells={cells}
        busy={({ dayState }) => isOpen(dayState)}
        rowActions={
          mayAsk
            ? {
                width: 64,
                draw: ({ strategyId, strategyName, dayState }) =>
                  isStuck(dayState) && (
                    <Button
                      type="link"
                      size="small"
                      aria-label={`重试 ${strategyName}`}
                      disabled={running}
                      onClick={() => ask(strategyId)}
                    >
                      重试
                    </Button>
                  ),
              }
            : undefined
        }
        filterBar={<RebalancingFilter {...filter} />}
        empty={
          <EmptyState
            title="当日没有应调仓的策略"
            cause="运行中的策略自发布日起每个交易日调仓一次；行情导入完成后自动排队，夜间再补跑一次失败的。"
          />
        }
      />
    </Page>
  );
}
