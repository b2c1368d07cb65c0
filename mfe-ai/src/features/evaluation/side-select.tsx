import { aiTables } from '@console/contract-ai';
import { useTablePage } from '@console/platform';
import { Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { sideText, type ComparedSide } from '../../topic-parts/evaluation-paths.ts';
import type { Side } from './compared-cases.ts';
import { versionText } from './evaluation-words.ts';

interface SideSelectProps {
  readonly label: string;
  readonly side: Side;
  readonly onChange: (side: ComparedSide) => void;
}

const MOST = 30;

/** Chooses a version of one of the topic's evaluations. */
export function SideSelect({ label, side, onChange }: SideSelectProps): ReactElement {
  const { evaluation, version } = side;
  const { evaluationId, topicId } = evaluation;
  const list = useTablePage(client, aiTables.evaluationList, {
    page: 0,
    size: MOST,
    sort: 'startedTime,DESC',
    topicId,
  });
  const listed = (list.data?.content ?? []).flatMap((row) =>
    row.numbers.split(',').map((number) => ({
      side: { evaluationId: row.evaluationId, version: Number(number) },
      time: row.startedTime,
    })),
  );
  const own = { side: { evaluationId, version }, time: evaluation.startedTime };
  const isListed = listed.some((one) => sideText(one.side) === sideText(own.side));
  const options = isListed ? listed : [own, ...listed];
  return (
    <label className="topic-eval-field">
      <span>{label}</span>
      <Select<string>
        aria-label={`对比的${label}`}
        style={{ width: '100%' }}
        value={sideText(own.side)}
        options={options.map((one) => ({
          value: sideText(one.side),
          label: `${versionText(one.side.version)} · ${one.time.slice(0, 16)} 的评测`,
        }))}
        onChange={(chosen) => {
          const found = options.find((one) => sideText(one.side) === chosen);
          if (found) onChange(found.side);
        }}
      />
    </label>
  );
}
