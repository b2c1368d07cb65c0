import { poolCalls, type Style } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { EmptyState, Ladder } from '@console/ui';
import { Drawer, useFocusReturn } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../../client.ts';
import { originEmptyText } from './origin-empty-text.ts';
import { OriginSections } from './origin-sections.tsx';

interface IndexOriginDrawerProps {
  readonly style: Style;
  readonly company: { readonly corpId: number; readonly corpName: string; readonly stockCode: string };
  readonly onClose: () => void;
}

/** 指数构成: how the indexes of a company for a style came about. Rendered only while it is open. */
export function IndexOriginDrawer({ style, company, onClose }: IndexOriginDrawerProps): ReactElement {
  const { styleId } = style;
  const { corpId, corpName, stockCode } = company;
  useFocusReturn();
  const answer = useCall(client, poolCalls.indexOrigin, { styleId, corpId });
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
