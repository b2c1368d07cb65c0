import { CORRECTION_WEIGHTS, INDEX_WEIGHTS, type Style } from '@console/contract-invest';
import { Facts, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import './styles.css';
import { WeightPanel } from './weight-panel.tsx';

const minute = (time: string): string => time.slice(0, 16);

/** A style to view: its publisher and time, and its five weights. */
export function StyleFacts({ style }: { readonly style: Style }): ReactElement {
  return (
    <div className="invest-style-detail">
      <Panel title="基本资料">
        <Facts
          facts={[
            { label: '风格名称', value: style.styleName },
            { label: '发布时间', value: minute(style.publishedTime) },
            { label: '创建人', value: style.createdUser },
            { label: '创建时间', value: minute(style.createdTime) },
            { label: '最近修改人', value: style.updatedUser },
            { label: '更新时间', value: minute(style.updatedTime) },
          ]}
        />
      </Panel>
      <div className="c-column">
        <WeightPanel title="风格指数权重" style={style} names={INDEX_WEIGHTS} sum={style.indexWeightSum} />
        <WeightPanel
          title="修正因子权重"
          style={style}
          names={CORRECTION_WEIGHTS}
          sum={style.correctionWeightSum}
        />
      </div>
    </div>
  );
}
