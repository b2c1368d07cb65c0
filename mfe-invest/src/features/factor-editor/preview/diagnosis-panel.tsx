import { formatNumber } from '@console/contract-core';
import { unitText } from '@console/contract-invest';
import type { ReactElement } from 'react';
import type { EditorState } from '../draft/editor-state.ts';
import { figureScale } from './figure-scale.ts';
import { figureText } from './figure-text.ts';
import type { PreviewState } from './use-factor-preview.ts';

const TYPES = { daily: '日频序列', reports: '报告期序列', boolean: '是与否', number: '数值' } as const;

/** The factor's health according to the last computation. */
export function DiagnosisPanel(props: {
  readonly state: EditorState;
  readonly shown: PreviewState;
}): ReactElement {
  const { preview, unit } = props.shown;
  const { draft, checked } = props.state;
  const value = checked.values[draft.graph.output];
  const facts: readonly (readonly [string, string])[] = [
    ['节点', `${draft.graph.nodes.length}`],
    ...(value
      ? [
          [
            '输出',
            value.type === 'boolean' ? TYPES.boolean : `${TYPES[value.type]}，${unitText(value.unit)}`,
          ] as const,
        ]
      : []),
    ...(preview
      ? [
          [
            '覆盖率',
            preview.sample === 0
              ? '—'
              : `${formatNumber((preview.present / preview.sample) * 100, { unit: 'number', decimals: 1 })}%`,
          ] as const,
          [
            '有效 / 全部',
            `${preview.present.toLocaleString('en-US')} / ${preview.sample.toLocaleString('en-US')}`,
          ] as const,
          ['上市不足 60 日', `${preview.young}`] as const,
          ['取值范围（抽样内）', preview.summary ? rangeText(preview.summary, unit) : '—'] as const,
          ['计算用时', `${formatNumber(preview.milliseconds / 1000, { unit: 'number' })} 秒`] as const,
        ]
      : []),
  ];
  return (
    <section className="factor-diagnosis" aria-label="诊断">
      <h2>诊断</h2>
      <dl className="factor-facts" data-old={props.shown.old}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function rangeText(range: { readonly min: number; readonly max: number }, unit: string | null): string {
  const { text, scale } = figureScale(unit, range);
  return `${figureText(range.min / scale)} ~ ${figureText(range.max / scale)} ${text}`.trim();
}
