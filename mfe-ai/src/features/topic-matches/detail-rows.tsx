import type { ChartType, DateUnit } from '@console/contract-ai';
import { AddIcon } from '@console/ui';
import { Button, Input } from '@console/ui/form';
import type { ReactElement } from 'react';
import { DictionarySelect } from '../../topic-parts/dictionary-select.tsx';
import { useDictionary } from '../../topic-parts/use-dictionary.ts';
import { DataChoice } from './data-choice.tsx';
import { EMPTY_DETAIL, mayAddDetail, type DetailDraft, type MatchDraft } from './match-draft.ts';

interface DetailRowsProps {
  readonly draft: MatchDraft;
  /** Given by the form that contains it. */
  readonly value?: readonly DetailDraft[];
  readonly onChange?: (details: readonly DetailDraft[]) => void;
}

const CHART_TITLE_LENGTH = 60;
const NONE: readonly DetailDraft[] = [];

/** The detail rows of a match: what is read, by which date unit, and how it is drawn. At least one stays. */
export function DetailRows({ draft, value = NONE, onChange }: DetailRowsProps): ReactElement {
  const units = useDictionary<DateUnit>('DATE_UNIT');
  const charts = useDictionary<ChartType>('CHART_TYPE');
  const set = (index: number, change: Partial<DetailDraft>): void =>
    onChange?.(value.map((detail, at) => (at === index ? { ...detail, ...change } : detail)));
  return (
    <div className="topic-details" role="table" aria-label="匹配数据">
      <div className="topic-detail topic-detail-head" role="row">
        {['数据', '日期单位', '图表类型', '图表标题', '操作'].map((title) => (
          <span key={title} role="columnheader">
            {title}
          </span>
        ))}
      </div>
      {value.map((detail, index) => (
        <div key={index} className="topic-detail" role="row">
          <div role="cell">
            <DataChoice
              source={draft.invTargetDsDictKey}
              type={draft.invTargetTypeDictKey}
              detail={detail}
              label={`第 ${index + 1} 行数据`}
              onChoose={(chosen) => set(index, chosen)}
            />
          </div>
          <div role="cell">
            <DictionarySelect<DateUnit>
              aria-label={`第 ${index + 1} 行日期单位`}
              placeholder="不限"
              allowClear
              style={{ width: '100%' }}
              value={detail.dateUnit}
              options={units}
              onChange={(dateUnit?: DateUnit) => set(index, { dateUnit: dateUnit ?? null })}
            />
          </div>
          <div role="cell">
            <DictionarySelect<ChartType>
              aria-label={`第 ${index + 1} 行图表类型`}
              placeholder="不画图"
              allowClear
              style={{ width: '100%' }}
              value={detail.chartType}
              options={charts}
              onChange={(chartType?: ChartType) => set(index, { chartType: chartType ?? null })}
            />
          </div>
          <div role="cell">
            <Input
              aria-label={`第 ${index + 1} 行图表标题`}
              placeholder="可不填"
              maxLength={CHART_TITLE_LENGTH}
              value={detail.chartTitle}
              onChange={({ target }) => set(index, { chartTitle: target.value })}
            />
          </div>
          <div role="cell">
            <Button
              type="link"
              size="small"
              disabled={value.length === 1}
              aria-label={`移除第 ${index + 1} 行`}
              onClick={() => onChange?.(value.filter((_, at) => at !== index))}
            >
              移除
            </Button>
          </div>
        </div>
      ))}
      <Button
        type="dashed"
        block
        icon={<AddIcon />}
        disabled={!mayAddDetail({ ...draft, details: value })}
        onClick={() => onChange?.([...value, EMPTY_DETAIL])}
      >
        添加一行
      </Button>
    </div>
  );
}
