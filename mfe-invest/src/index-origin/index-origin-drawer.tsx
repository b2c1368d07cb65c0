import type { CallerInputOf } from '@console/contract-core';
import { poolCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { EmptyState, Ladder } from '@console/ui';
import { Drawer, useFocusReturn } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../client.ts';
import { originEmptyText } from './origin-empty-text.ts';
import { OriginSections, type CorrectionWeights } from './origin-sections.tsx';

interface IndexOriginDrawerProps {
  /** The style with its weights, or the strategy with those it was published with. */
  readonly style: CorrectionWeights & { readonly styleId: number };
  readonly company: { readonly corpId: number; readonly corpName: string; readonly stockCode: string };
  /** The strategy and the day of its signal; the style at the business date where they are left out. */
  readonly signal?: Pick<CallerInputOf<typeof poolCalls.indexOrigin>, 'strategyId' | 'date'>;
  readonly onClose: () => void;
}

const NOW = {};

/** 指数构成: how the indexes of a company for a style, or for a strategy's signal, came about. Rendered only while it is open. */
export function IndexOriginDrawer({
  style,
  company,
  signal = NOW,
  onClose,
}: IndexOriginDrawerProps): ReactElement {
  const { styleId } = style;
  const { corpId, corpName, stockCode } = company;
  useFocusReturn();
  const answer = useCall(client, poolCalls.indexOrigin, { styleId, corpId, ...signal });
  return (
    <Drawer
      open
      size={640}
      title={`${corpName} ${stockCode} ${poolCalls.indexOrigin.title}`}
      onClose={onClose}
    >
      <Ladder
        answer={answer}
        what={poolCalls.indexOrigin.title}
        rows={20}
        rowHeight={32}
        emptyOf={originEmptyText}
        unknown={
          <EmptyState
            title="没有这只股票的指数"
            cause="公司或投资风格已被删除，或这只股票还没有行情数据；请刷新股票生态池。"
          />
        }
      >
        {(origin) => <OriginSections style={style} origin={origin} />}
      </Ladder>
    </Drawer>
  );
}
