import { EMPTY } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { Mark, type MarkProps, type SmallColumn } from '@console/ui';
import { ExportButton, saveSheet, type SheetKind } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { CasesPanel } from './cases-panel.tsx';
import {
  commonModels,
  comparedCases,
  type CaseChange,
  type ComparedCase,
  type Side,
  type SideMark,
} from './compared-cases.ts';

const CHANGES: Readonly<Record<CaseChange, readonly [title: string, tint: MarkProps['tint'] | null]>> = {
  fell: ['左较差', 'amber'],
  rose: ['左较好', 'teal'],
  open: ['未评测', 'slate'],
  alone: ['只在一边', 'slate'],
  same: ['相同', null],
};

/** The cases of both sides, the differences first. */
export function ComparedTable({
  sides: [one, other],
}: {
  readonly sides: readonly [Side, Side];
}): ReactElement {
  const cases = useMemo(() => comparedCases(one, other), [one, other]);
  const models = commonModels(one, other);
  return (
    <CasesPanel
      sub={countsText(cases)}
      cases={cases}
      columns={columnsOf(models)}
      only={DIFFERENT}
      actions={<CompareExport cases={cases} models={models} />}
    />
  );
}

/** The numbers of cases by their change; what would not be expected, such as cases without answers, only where there is one. */
function countsText(cases: readonly ComparedCase[]): string {
  const counts = (['fell', 'rose', 'same', 'open', 'alone'] as const).map((change) => ({
    title: CHANGES[change][0],
    count: cases.filter((found) => found.change === change).length,
    always: change !== 'open' && change !== 'alone',
  }));
  return counts
    .filter(({ count, always }) => always || count > 0)
    .map(({ title, count }) => `${title} ${count} 个`)
    .join('，');
}

const DIFFERENT = {
  key: 'different',
  title: '只看不同',
  holds: ({ change }: ComparedCase): boolean => change !== 'same',
  none: { title: '没有不同的用例', cause: '两边每个用例通过的次数都相同。' },
};

const columnsOf = (models: readonly string[]): readonly SmallColumn<ComparedCase>[] => [
  {
    title: '问题',
    heading: true,
    cell: ({ question }) => (
      <span className="topic-eval-question" title={question}>
        {question}
      </span>
    ),
  },
  { title: '对象', cell: ({ subjectName }) => subjectName ?? EMPTY },
  {
    title: '变化',
    cell: ({ change }) => {
      const [title, tint] = CHANGES[change];
      return tint === null ? title : <Mark tint={tint}>{title}</Mark>;
    },
  },
  ...models.flatMap((model) =>
    (['one', 'other'] as const).map((side): SmallColumn<ComparedCase> => ({
      title: `${side === 'one' ? '左' : '右'} ${model}`,
      number: true,
      cell: (row) => markText(sideOf(row, model, side)),
    })),
  ),
];

const sideOf = ({ marks }: ComparedCase, model: string, side: 'one' | 'other'): SideMark | null =>
  marks.find((found) => found.model === model)?.[side] ?? null;

const markText = (mark: SideMark | null): string => (mark === null ? EMPTY : `${mark.passed}/${mark.runs}`);

interface CompareExportProps {
  readonly cases: readonly ComparedCase[];
  readonly models: readonly string[];
}

function CompareExport({ cases, models }: CompareExportProps): ReactElement {
  const { notify } = usePlatform();
  const columns = models.flatMap((model) => (['one', 'other'] as const).map((side) => ({ model, side })));
  const save = async (kind: SheetKind): Promise<void> => {
    const sheet = {
      title: '评测对比',
      source: null,
      asOf: null,
      about: `共 ${cases.length} 个用例`,
      header: [
        ...['问题', '对象', '变化'],
        ...columns.map(({ model, side }) => `${side === 'one' ? '左' : '右'} ${model} 通过次数`),
      ],
      rows: cases.map((row) => [
        row.question,
        row.subjectName,
        CHANGES[row.change][0],
        ...columns.map(({ model, side }) => {
          const mark = sideOf(row, model, side);
          return mark === null ? null : { digits: String(mark.passed), full: mark.passed };
        }),
      ]),
    };
    try {
      await saveSheet(sheet, kind);
      notify.success(`已导出 ${cases.length} 行`);
    } catch (error) {
      notify.error(`导出失败：${error instanceof Error ? error.message : '原因未知'}`);
    }
  };
  return <ExportButton onExport={(kind) => void save(kind)} />;
}
