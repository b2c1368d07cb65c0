import {
  ANNOUNCEMENT_CATEGORIES,
  NEUTRAL_UP_TO,
  opinionTables,
  type Sentiment,
} from '@console/contract-company';
import { EMPTY, formatNumber } from '@console/contract-core';
import { table, tabs } from '@console/subject';
import { Mark } from '@console/ui';
import { MARK_ROOM, OptionSelect } from '@console/ui/data';
import type { ReactElement } from 'react';
import { researchTab } from '../../tabs/research-tab.tsx';
import { TextFilter } from './text-filter.tsx';
import { TITLE_CELL } from './title-cell.tsx';

const CATEGORIES = ANNOUNCEMENT_CATEGORIES.map((category) => ({ value: category, label: category }));
const READINGS: readonly { value: Sentiment; label: string }[] = [
  { value: 'positive', label: '正面' },
  { value: 'neutral', label: '中性' },
  { value: 'negative', label: '负面' },
];

/** What is drawn beside the figure, in pixels: a word of two characters in a mark, a space, and the sign. */
const READING_ROOM = 26 + MARK_ROOM + 14;

const announcements = table(opinionTables.announcements, {
  cells: { title: TITLE_CELL },
  filters: ({ draft, change, bar }) => (
    <TextFilter {...bar} search={draft.search} onSearch={(search) => change({ search })}>
      <OptionSelect
        label="公告类别"
        all="全部类别"
        options={CATEGORIES}
        value={draft.category}
        onChange={(category) => change({ category })}
      />
    </TextFilter>
  ),
  empty: { title: '该公司没有公告', cause: '数据源中还没有该公司的公告' },
});

const news = table(opinionTables.news, {
  cells: {
    title: TITLE_CELL,
    sentiment: { draw: ({ sentiment }) => <Reading sentiment={sentiment} />, room: READING_ROOM },
  },
  filters: ({ draft, change, bar }) => (
    <TextFilter {...bar} search={draft.search} onSearch={(search) => change({ search })}>
      <OptionSelect
        label="情绪"
        all="全部情绪"
        options={READINGS}
        value={draft.sentiment}
        onChange={(sentiment) => change({ sentiment })}
      />
    </TextFilter>
  ),
  empty: { title: '该公司没有新闻', cause: '数据源中还没有关于该公司的报道' },
});

/** 舆情监测: the company's announcements, the news about it, and the strategies and pools it is in. */
export const opinionTab = tabs('舆情监测', [
  { key: 'announcements', title: '公司公告', parts: [announcements] },
  { key: 'news', title: '新闻舆情', parts: [news] },
  researchTab,
]);

/** The sentiment figure, with a word where it is not neutral. Red and green are for prices alone. */
function Reading({ sentiment }: { readonly sentiment: number | null }): ReactElement {
  if (sentiment === null) return <>{EMPTY}</>;
  const figure = formatNumber(sentiment, { unit: 'number', signed: true });
  const reading =
    sentiment > NEUTRAL_UP_TO ? (
      <Mark tint="teal">正面</Mark>
    ) : sentiment < -NEUTRAL_UP_TO ? (
      <Mark tint="amber">负面</Mark>
    ) : (
      '中性'
    );
  return (
    <>
      {reading} {figure}
    </>
  );
}
