import { isUnderWay } from '@console/contract-core';
import { checkupCalls, CHECKUP_HORIZONS } from '@console/contract-invest';
import { CallError, useCall, usePageTitle } from '@console/platform';
import { EmptyState, Ladder, lazyPage, Page, PageHead, PageLink, Panel, TabRow } from '@console/ui';
import { useChoice, usePageQuery } from '@console/ui/data';
import { Segmented } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { idIn } from '../../ids-in.ts';
import { CHECKUP_PATH } from '../../page-paths.ts';
import './checkup.css';
import { ChangesTab } from './changes-tab.tsx';
import { asOfText, type CheckupCard } from './checkup-words.ts';
import { CorrelationTab } from './correlation-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { ResultsTab } from './results-tab.tsx';
import { StartCheckup } from './start-checkup.tsx';
import { NewestCheckupPanel } from './newest-checkup-panel.tsx';
import { useNewestCheckup } from './use-newest-checkup.ts';

// The drawer brings antd's: it is fetched when one is opened.
const SubjectDrawer = lazyPage(
  () => import('./subject-drawer.tsx').then((file) => file.SubjectDrawer),
  <></>,
);

const TABS = [
  { key: 'results', title: '结果' },
  { key: 'correlation', title: '相关性' },
  { key: 'changes', title: '变化' },
  { key: 'history', title: '体检记录' },
] as const;
type Tab = (typeof TABS)[number]['key'];
const TAB_KEYS: readonly Tab[] = TABS.map(({ key }) => key);
const HORIZONS = CHECKUP_HORIZONS.map(String);

/** 因子体检: what every factor is worth, what is alike, and what changed since the time before. */
export function CheckupPage(): ReactElement {
  usePageTitle('因子体检');
  const [query, change] = usePageQuery();
  const [tab, chooseTab] = useChoice('tab', TAB_KEYS, 'results');
  const [horizon, chooseHorizon] = useChoice('horizon', HORIZONS, HORIZONS[0] ?? '1');
  const asked = idIn(query.get('run'));
  const newest = useNewestCheckup();
  const answer = useCall(client, checkupCalls.checkup, asked === null ? {} : { checkupId: asked });
  const unknown = answer.error instanceof CallError && answer.error.status === 404;
  const card = unknown ? undefined : answer.data;
  const subject = query.get('subject');
  const open = (key: string): void => change({ subject: key });
  return (
    <Page
      band={
        <>
          <PageHead
            title="因子体检"
            sub={card ? asOfText(card) : undefined}
            actions={<StartCheckup blocked={newest !== null && isUnderWay(newest)} />}
          />
          <TabRow
            look="band"
            label="因子体检"
            items={TABS}
            active={tab}
            onChange={chooseTab}
            extra={
              <>
                {asked !== null && <PageLink to={CHECKUP_PATH}>查看最新</PageLink>}
                {tab !== 'history' && (
                  <Segmented
                    size="small"
                    aria-label="持有期"
                    value={horizon}
                    options={HORIZONS.map((value) => ({ value, label: `持有 ${value} 日` }))}
                    onChange={chooseHorizon}
                  />
                )}
              </>
            }
          />
        </>
      }
    >
      {newest !== null && newest.state !== 'succeeded' && <NewestCheckupPanel checkup={newest} />}
      {tab === 'history' ? (
        <HistoryTab />
      ) : unknown ? (
        <Panel>
          <EmptyState title="没有这次体检" cause="它可能已被清理，或不属于当前租户；最近 20 次体检会保留。">
            <PageLink to={CHECKUP_PATH}>查看最新的体检</PageLink>
          </EmptyState>
        </Panel>
      ) : (
        <Ladder
          keep
          answer={answer}
          what="因子体检"
          rows={12}
          rowHeight={32}
          frame={(instead) => <Panel>{instead}</Panel>}
          emptyOf={(found) => emptyOf(found)}
        >
          {(found) => found && <Content card={found} tab={tab} horizon={Number(horizon)} onOpen={open} />}
        </Ladder>
      )}
      {subject !== null && card && card.state === 'succeeded' && (
        <SubjectDrawer
          card={card}
          subject={subject}
          onOpen={open}
          onClose={() => change({ subject: null })}
        />
      )}
    </Page>
  );
}

interface ContentProps {
  readonly card: CheckupCard;
  readonly tab: Tab;
  readonly horizon: number;
  readonly onOpen: (subject: string) => void;
}

function Content({ card, tab, ...rest }: ContentProps): ReactElement {
  if (tab === 'correlation') return <CorrelationTab card={card} {...rest} />;
  if (tab === 'changes') return <ChangesTab card={card} {...rest} />;
  return <ResultsTab card={card} {...rest} />;
}

function emptyOf(card: CheckupCard | null): { readonly title: string; readonly cause: string } | null {
  if (card === null)
    return {
      title: '还没有因子体检的结果',
      cause:
        '每天夜间自动体检全部因子；也可以现在开始：一次评价每个因子的 IC、衰减与换手，并比较它们的相关性。',
    };
  return card.state === 'succeeded'
    ? null
    : { title: '这次体检没有结果', cause: '它还没有成功结束；进度与原因见体检记录。' };
}
