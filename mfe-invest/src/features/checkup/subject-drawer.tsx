import { Chart } from '@console/charts';
import { formatNumber, type OutputOf } from '@console/contract-core';
import { CHECKUP_KIND_TITLES, checkupCalls, type CheckupFigures } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { EmptyState, Ladder, Num, PageLink, Panel, SmallTable, type SmallColumn } from '@console/ui';
import { Drawer } from '@console/ui/form';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { factorPath, INDICATOR_PATH } from '../../page-paths.ts';
import { figureText } from '../../figures/figure-text.ts';
import { pText } from '../../figures/p-text.ts';
import { decaySpec, quantileSpec } from './checkup-specs.ts';
import { coefficient, horizonTitle, type CheckupCard } from './checkup-words.ts';
import { TearSheetLink } from './tear-sheet-link.tsx';

type Subject = OutputOf<typeof checkupCalls.checkupSubject>;

const percent = (value: number | null): string => figureText(value, { unit: 'percent', decimals: 2 });
/** Percent with three decimals: of a day it is often below a hundredth. */
const spreadText = (spread: number | null): string =>
  figureText(spread === null ? null : spread * 100, { unit: 'number', decimals: 3 });
const two = (value: number | null): string => formatNumber(value, { unit: 'number', decimals: 2 });

const COLUMNS: readonly SmallColumn<CheckupFigures>[] = [
  { title: '持有期', heading: true, cell: ({ horizon }) => horizonTitle(horizon) },
  { title: 'Rank IC', number: true, cell: ({ rankIc }) => coefficient(rankIc) },
  { title: 'IC', number: true, cell: ({ ic }) => coefficient(ic) },
  { title: 'ICIR', number: true, cell: ({ icir }) => coefficient(icir) },
  { title: 't', number: true, cell: ({ t }) => two(t) },
  { title: 't（NW）', number: true, cell: ({ neweyWestT }) => two(neweyWestT) },
  { title: 'p', number: true, cell: ({ p }) => pText(p, 4) },
  { title: 'q', number: true, cell: ({ q }) => pText(q, 4) },
  { title: '显著', cell: ({ significant }) => (significant ? '是' : '否') },
  {
    title: '最高组换手',
    unit: '%',
    number: true,
    cell: ({ topTurnover }) => <Num value={topTurnover} unit="percent" />,
  },
  { title: '多空收益', unit: '%', number: true, cell: ({ spread }) => spreadText(spread) },
  { title: '天数', number: true, cell: ({ days }) => formatNumber(days, { unit: 'integer' }) },
];

/** The height of a chart in pixels. */
const HEIGHT = 200;

interface SubjectDrawerProps {
  readonly card: CheckupCard;
  readonly subject: string;
  readonly onOpen: (subject: string) => void;
  readonly onClose: () => void;
}

/** One subject of a check-up: its figures by horizon, decay, quantiles, what is like it, and its tear sheet. */
export function SubjectDrawer({ card, subject, onOpen, onClose }: SubjectDrawerProps): ReactElement {
  const answer = useCall(client, checkupCalls.checkupSubject, { checkupId: card.checkupId, subject });
  const { data } = answer;
  const title = data ? `${CHECKUP_KIND_TITLES[data.kind]} ${data.name}` : '体检明细';
  return (
    <Drawer open size={880} title={title} onClose={onClose}>
      <Ladder
        answer={answer}
        what="体检明细"
        rows={10}
        rowHeight={40}
        unknown={<EmptyState title="这次体检没有这个对象" cause="它可能是之后新增的，或已被移除。" />}
      >
        {(found) => <Detail card={card} data={found} onOpen={onOpen} />}
      </Ladder>
    </Drawer>
  );
}

interface DetailProps {
  readonly card: CheckupCard;
  readonly data: Subject;
  readonly onOpen: (subject: string) => void;
}

function Detail({ card, data, onOpen }: DetailProps): ReactElement {
  const decay = useMemo(() => decaySpec(data, card), [data, card]);
  const first = data.horizons[0]?.horizon ?? 1;
  const quantiles = useMemo(() => quantileSpec(data, card, first), [data, card, first]);
  const similar = useMemo(() => similarColumns(onOpen), [onOpen]);
  if (data.message !== null) return <EmptyState title="无法评价" cause={data.message} />;
  return (
    <div className="invest-checkup-detail">
      <p className="invest-checkup-links">
        <TearSheetLink subject={data} />
        {data.factorFormId !== null && <PageLink to={factorPath(data.factorFormId)}>因子详情</PageLink>}
        {data.indicatorId !== null && (
          <PageLink to={`${INDICATOR_PATH}?find=${encodeURIComponent(data.name)}`}>指标浏览</PageLink>
        )}
        <span className="c-hint">{`覆盖率 ${percent(data.coverage)}`}</span>
      </p>
      <div className="invest-checkup-wide">
        <SmallTable columns={COLUMNS} rows={data.horizons} keyOf={({ horizon }) => horizon} />
      </div>
      <div className="invest-checkup-pair">
        <Panel title={decay.title}>
          <Chart spec={decay} height={HEIGHT} />
        </Panel>
        {quantiles && (
          <Panel title={quantiles.title}>
            <Chart spec={quantiles} height={HEIGHT} />
          </Panel>
        )}
      </div>
      <SmallTable
        caption="最相似的对象（秩相关）"
        columns={similar}
        rows={data.similar}
        keyOf={({ subject }) => subject}
        empty={{ title: '没有可比较的对象' }}
      />
    </div>
  );
}

const similarColumns = (
  onOpen: (subject: string) => void,
): readonly SmallColumn<Subject['similar'][number]>[] => [
  {
    title: '名称',
    heading: true,
    cell: ({ subject, name }) => (
      <button type="button" className="c-link-button" onClick={() => onOpen(subject)}>
        {name}
      </button>
    ),
  },
  { title: '类型', cell: ({ kind }) => CHECKUP_KIND_TITLES[kind] },
  { title: '秩相关', number: true, cell: ({ correlation }) => two(correlation) },
];
