import type { MatchDetail, TopicMatch } from '@console/contract-ai';
import { EMPTY } from '@console/contract-core';
import { Facts, SmallTable } from '@console/ui';
import { Modal } from '@console/ui/form';
import type { ReactElement } from 'react';
import { labelIn, useDictionary } from '../../topic-parts/use-dictionary.ts';

interface MatchViewProps {
  readonly match: TopicMatch;
  readonly onClose: () => void;
}

const WIDTH = 900;

/** A topic match to look at. */
export function MatchView({ match, onClose }: MatchViewProps): ReactElement {
  const types = useDictionary('INV_TARGET_TYPE');
  const sources = useDictionary('INV_TARGET_DS');
  const units = useDictionary('DATE_UNIT');
  const charts = useDictionary('CHART_TYPE');
  return (
    <Modal open title="查看主题匹配" width={WIDTH} footer={null} onCancel={onClose}>
      <div className="c-column">
        <Facts
          facts={[
            { label: '主题', value: match.topic },
            { label: '更新人', value: match.updateUser },
            { label: '投资标的类型', value: labelIn(types, match.invTargetTypeDictKey) },
            { label: '更新时间', value: match.updateTime.slice(0, 16) },
            { label: '数据来源', value: labelIn(sources, match.invTargetDsDictKey) },
          ]}
        />
        <SmallTable<MatchDetail>
          caption="匹配数据"
          rows={match.topicMatchDetailList}
          keyOf={({ dataIdLink }) => dataIdLink}
          columns={[
            { title: '数据', cell: ({ dataVal }) => dataVal, heading: true },
            { title: '日期单位', cell: ({ dateUnitDictKey: unit }) => (unit ? labelIn(units, unit) : EMPTY) },
            {
              title: '图表类型',
              cell: ({ chartTypeDictKey: chart }) => (chart ? labelIn(charts, chart) : EMPTY),
            },
            { title: '图表标题', cell: ({ chartTitle }) => chartTitle ?? EMPTY },
          ]}
        />
      </div>
    </Modal>
  );
}
