import { checkupCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { ChartPanel } from '@console/subject';
import { useChoice } from '@console/ui/data';
import { Segmented } from '@console/ui/form';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { correlationSpec } from './checkup-specs.ts';
import type { CheckupCard } from './checkup-words.ts';

const SETS = ['factors', 'strongest'] as const;
const SET_TITLES = { factors: '因子', strongest: '最显著的对象' } as const;
/** Pixels of the picture a subject, and of its edges. */
const ROW = 22;
const EDGES = 110;
const LEAST_HEIGHT = 360;

interface CorrelationTabProps {
  readonly card: CheckupCard;
  readonly horizon: number;
  readonly onOpen: (subject: string) => void;
}

/** How alike subjects are, in an order in which groups are visible. A press of a row opens its subject. */
export function CorrelationTab({ card, horizon, onOpen }: CorrelationTabProps): ReactElement {
  const [of, choose] = useChoice('of', SETS, 'factors');
  const { checkupId } = card;
  const answer = useCall(client, checkupCalls.checkupCorrelation, { checkupId, of, horizon });
  const { data } = answer;
  const spec = useMemo(
    () => data && correlationSpec(data, card, of === 'factors' ? '全部因子' : '最显著的对象'),
    [data, card, of],
  );
  const shown = data?.subjects.length ?? 0;
  return (
    <ChartPanel
      title="相关性"
      sub={data && data.total > shown ? `共 ${data.total} 个，画出 p 值最小的 ${shown} 个` : `${shown} 个`}
      actions={
        <Segmented
          aria-label="比较的对象"
          value={of}
          options={SETS.map((value) => ({ value, label: SET_TITLES[value] }))}
          onChange={choose}
        />
      }
      answer={answer}
      spec={spec}
      empty={{ title: '没有可比较的对象', cause: '至少两个有取值的因子才有相关性。' }}
      height={Math.max(LEAST_HEIGHT, shown * ROW + EDGES)}
      onPress={onOpen}
    />
  );
}
