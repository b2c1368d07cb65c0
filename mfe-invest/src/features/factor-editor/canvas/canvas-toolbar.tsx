import { Panel, useReactFlow, useViewport } from '@xyflow/react';
import type { ReactElement } from 'react';
import { EditorIcon } from '../editor-icon.tsx';

interface CanvasToolbarProps {
  /** Null when nothing may be moved. */
  readonly onArrange: (() => void) | null;
  readonly onFit: () => void;
}

/**
 * Zoom, fit and automatic layout, at the lower right of the canvas; the meaning of the colours at the left.
 */
export function CanvasToolbar({ onArrange, onFit }: CanvasToolbarProps): ReactElement {
  const { zoomIn, zoomOut } = useReactFlow();
  const { zoom } = useViewport();
  return (
    <>
      <Panel position="bottom-left" className="factor-legend">
        {LEGEND.map(({ look, title }) => (
          <span key={look} data-look={look}>
            {title}
          </span>
        ))}
      </Panel>
      <Panel position="bottom-right" className="factor-tools">
        {onArrange && (
          <button type="button" aria-label="自动布局" title="自动布局" onClick={onArrange}>
            <EditorIcon of="tidy" />
          </button>
        )}
        <button type="button" aria-label="缩小" title="缩小" onClick={() => void zoomOut()}>
          <EditorIcon of="minus" />
        </button>
        <span className="factor-zoom">{Math.round(zoom * 100)}%</span>
        <button type="button" aria-label="放大" title="放大" onClick={() => void zoomIn()}>
          <EditorIcon of="plus" />
        </button>
        <button type="button" aria-label="适应画布" title="适应画布" onClick={onFit}>
          <EditorIcon of="fit" />
        </button>
      </Panel>
    </>
  );
}

const LEGEND = [
  { look: 'indicator', title: '指标' },
  { look: 'factor', title: '因子' },
  { look: 'rule', title: '规则' },
  { look: 'output', title: '输出' },
] as const;
