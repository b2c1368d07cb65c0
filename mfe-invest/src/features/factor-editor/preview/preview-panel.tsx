import { Chart } from '@console/charts';
import { EmptyState, ErrorState, Refetching, Skeleton, useDelayed } from '@console/ui';
import { useMemo, type ReactElement } from 'react';
import { figureScale } from './figure-scale.ts';
import { figureText } from './figure-text.ts';
import { histogramSpec } from './histogram-spec.ts';
import './preview.css';
import type { FactorPreview, PreviewState } from './use-factor-preview.ts';

export interface PreviewPanelProps {
  readonly state: PreviewState;
  /** The factor's name so far; empty for a new one. */
  readonly name: string;
}

const CHART_HEIGHT = 132;

/** The preview: the factor's distribution on the newest day, and the highest values. */
export function PreviewPanel({ state, name }: PreviewPanelProps): ReactElement {
  const { preview, unit, old, outdated, loading, error, retry } = state;
  return (
    <section className="factor-preview" aria-label="输出预览">
      <header className="factor-preview-head">
        <h2>输出预览</h2>
        {preview && <span title={aboutText(preview, outdated)}>{aboutText(preview, outdated)}</span>}
      </header>
      {error && !loading ? (
        <ErrorState title="预览没有算出" error={error} onRetry={retry} />
      ) : preview === undefined ? (
        loading ? (
          <FirstPreview />
        ) : (
          <EmptyState title="还没有可预览的结果" cause="公式或图校验通过后自动计算。" />
        )
      ) : (
        <Refetching active={old && loading}>
          <Previewed preview={preview} unit={unit} name={name} />
        </Refetching>
      )}
    </section>
  );
}

/**
 * The line about the preview. That it is outdated comes first: where there is little room the end is cut.
 */
const aboutText = ({ date, sample }: FactorPreview, outdated: boolean): string =>
  `${outdated ? '上次校验通过时的结果，' : ''}${date} 截面分布，抽样 ${sample} 只证券`;

/**
 * The wait for the first answer, which reads the prices of years after a start: it says so after a second.
 */
function FirstPreview(): ReactElement {
  const slow = useDelayed(true, SLOW_MS);
  return (
    <>
      <p role="status" className="factor-preview-wait">
        {slow ? '首次读取行情，约需十秒，之后即时更新' : ''}
      </p>
      <Skeleton rows={5} rowHeight={28} />
    </>
  );
}

const SLOW_MS = 1000;

interface PreviewedProps {
  readonly preview: FactorPreview;
  readonly unit: string | null;
  readonly name: string;
}

function Previewed({ preview, unit, name }: PreviewedProps): ReactElement {
  const { summary, top, sample, present } = preview;
  const spec = useMemo(
    () => histogramSpec(preview, { unit, subject: name === '' ? '新因子' : name }),
    [preview, unit, name],
  );
  if (summary === null || spec === null)
    return <EmptyState title="样本中没有有效值" cause="窗口可能长于可用的行情，或输入在该日缺失。" />;
  const { text, scale } = figureScale(unit, summary);
  const figure = (value: number | null): string => figureText(value === null ? null : value / scale);
  const figures = [
    ['n', present.toLocaleString('en-US')],
    ['均值', figure(summary.mean)],
    ['中位', figure(summary.median)],
    ['标准差', figure(summary.std)],
    ['缺失', (sample - present).toLocaleString('en-US')],
    ...(text === '' ? [] : [['单位', text] as const]),
  ] as const;
  return (
    <div className="factor-preview-body">
      <div>
        <Chart spec={spec} height={CHART_HEIGHT} />
        <dl className="factor-figures">
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="factor-top">
        <h3>
          得分最高<small>{text === '' ? '抽样内' : `抽样内，${text}`}</small>
        </h3>
        <ol>
          {top.map(({ securityId, stockCode, shortName, value }) => (
            <li key={securityId} title={stockCode}>
              <span>{shortName}</span>
              <b>{figure(value)}</b>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
