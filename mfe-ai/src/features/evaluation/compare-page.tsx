import { aiEntries, type Evaluation } from '@console/contract-ai';
import { useCall, usePageTitle } from '@console/platform';
import { EmptyState, Ladder, Page, PageHead, PageLink, Panel, bothAnswers } from '@console/ui';
import { usePageQuery } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import {
  EVALUATIONS_PATH,
  evaluationPath,
  sideIn,
  sideText,
  type ComparedSide,
} from '../../topic-parts/evaluation-paths.ts';
import { ComparedTable } from './compared-table.tsx';
import './evaluation.css';
import { SideSelect } from './side-select.tsx';
import { SideTotals } from './side-totals.tsx';

/** Two evaluated versions side by side, case by case, the differences first. */
export function ComparePage(): ReactElement {
  usePageTitle('评测对比');
  const [query] = usePageQuery();
  const one = sideIn(query.get('one'));
  const other = sideIn(query.get('other'));
  return one === null || other === null ? (
    <Nothing cause="地址中缺少要对比的两次评测。" />
  ) : (
    <Both one={one} other={other} />
  );
}

interface BothProps {
  readonly one: ComparedSide;
  readonly other: ComparedSide;
}

function Both({ one, other }: BothProps): ReactElement {
  const [, set] = usePageQuery();
  const left = useCall(client, aiEntries.evaluation, { evaluationId: one.evaluationId });
  const right = useCall(client, aiEntries.evaluation, { evaluationId: other.evaluationId });
  return (
    <Page
      band={
        <PageHead
          title="评测对比"
          sub={<PageLink to={evaluationPath(one.evaluationId)}>返回评测</PageLink>}
        />
      }
    >
      <Ladder
        answer={bothAnswers(left, right)}
        what="评测"
        rows={10}
        rowHeight={32}
        unknown={<NoSide />}
        frame={(instead) => <Panel>{instead}</Panel>}
      >
        {([first, second]: readonly [Evaluation, Evaluation]) => {
          const sides = [
            { evaluation: first, version: one.version },
            { evaluation: second, version: other.version },
          ] as const;
          return (
            <>
              <Panel title="对比的评测" flush>
                <div className="topic-eval-sides">
                  <SideSelect label="左" side={sides[0]} onChange={(side) => set({ one: sideText(side) })} />
                  <SideSelect
                    label="右"
                    side={sides[1]}
                    onChange={(side) => set({ other: sideText(side) })}
                  />
                </div>
                <SideTotals sides={sides} />
              </Panel>
              <ComparedTable sides={sides} />
            </>
          );
        }}
      </Ladder>
    </Page>
  );
}

const NoSide = (): ReactElement => (
  <Panel>
    <EmptyState title="没有要对比的评测" cause="其中一次可能已被清理，或地址中的编号有误。">
      <PageLink to={EVALUATIONS_PATH}>返回评测记录</PageLink>
    </EmptyState>
  </Panel>
);

function Nothing({ cause }: { readonly cause: string }): ReactElement {
  return (
    <Page band={<PageHead title="评测对比" />}>
      <Panel>
        <EmptyState title="没有要对比的评测" cause={cause}>
          <PageLink to={EVALUATIONS_PATH}>返回评测记录</PageLink>
        </EmptyState>
      </Panel>
    </Page>
  );
}
