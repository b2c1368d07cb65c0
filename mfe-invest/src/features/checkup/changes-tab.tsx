import {
  CHECKUP_CHANGE_TITLES,
  CHECKUP_KIND_TITLES,
  checkupCalls,
  type CheckupChanged,
} from '@console/contract-invest';
import { useCall } from '@console/platform';
import { EmptyState, Ladder, Panel, SmallTable, type SmallColumn } from '@console/ui';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { coefficient, horizonTitle, type CheckupCard } from './checkup-words.ts';

const LISTS = ['gained', 'lost', 'flipped', 'new', 'gone'] as const;
const TITLES = { ...CHECKUP_CHANGE_TITLES, gone: '已移除' } as const;
const NONE = { title: '没有', cause: undefined };

interface ChangesTabProps {
  readonly card: CheckupCard;
  readonly horizon: number;
  readonly onOpen: (subject: string) => void;
}

/** What changed since the check-up of the same scope before, for one horizon. */
export function ChangesTab({ card, horizon, onOpen }: ChangesTabProps): ReactElement {
  const { checkupId } = card;
  const answer = useCall(client, checkupCalls.checkupChanges, { checkupId, horizon });
  const columns = useMemo(() => columnsOf(onOpen), [onOpen]);
  if (card.previousId === null)
    return (
      <Panel>
        <EmptyState
          title="没有可比较的上一次体检"
          cause="这是该范围的第一次体检；下一次会说明新增、移除、显著性与方向的变化。"
        />
      </Panel>
    );
  return (
    <Ladder
      keep
      answer={answer}
      what="变化"
      rows={8}
      rowHeight={32}
      frame={(instead) => <Panel>{instead}</Panel>}
    >
      {(data) => (
        <div className="invest-checkup-changes">
          {LISTS.map((list) => (
            <Panel
              key={list}
              title={TITLES[list]}
              sub={`${data[list].length} 个，持有 ${horizonTitle(horizon)}`}
              flush
            >
              <SmallTable
                columns={list === 'gone' ? columns.gone : columns.shown}
                rows={data[list]}
                keyOf={({ subject }) => subject}
                empty={NONE}
              />
            </Panel>
          ))}
        </div>
      )}
    </Ladder>
  );
}

interface Columns {
  readonly shown: readonly SmallColumn<CheckupChanged>[];
  /** A subject that is gone has nothing to open. */
  readonly gone: readonly SmallColumn<CheckupChanged>[];
}

function columnsOf(onOpen: (subject: string) => void): Columns {
  const figures: readonly SmallColumn<CheckupChanged>[] = [
    { title: '类型', cell: ({ kind }) => CHECKUP_KIND_TITLES[kind] },
    { title: '上次 Rank IC', number: true, cell: ({ previousRankIc }) => coefficient(previousRankIc) },
    { title: '本次 Rank IC', number: true, cell: ({ rankIc }) => coefficient(rankIc) },
  ];
  const name = (cell: SmallColumn<CheckupChanged>['cell']): SmallColumn<CheckupChanged> => ({
    title: '名称',
    heading: true,
    cell,
  });
  return {
    shown: [
      name((row) => (
        <button type="button" className="c-link-button" onClick={() => onOpen(row.subject)}>
          {row.name}
        </button>
      )),
      ...figures,
    ],
    gone: [name((row) => row.name), ...figures],
  };
}
