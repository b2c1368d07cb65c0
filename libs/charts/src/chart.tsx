import { Fragment, useEffect, useMemo, useState, type ReactElement } from 'react';
import './chart.css';
import type { ChartEvent, ChartSpec } from './chart-spec.ts';
import { FigureTable } from './figure-table.tsx';
import { useChartTokens } from './look/use-chart-tokens.ts';
import { useNarrow } from './look/use-narrow.ts';
import { toOption } from './option/to-option.ts';
import { drawPicture, savePicture } from './picture.ts';
import { useDrawing } from './use-drawing.ts';
import { useFlags } from './use-flags.ts';
import { captionOf } from './words/caption-of.ts';
import { summaryOf } from './words/summary-of.ts';
import { useZoom } from './zoom/use-zoom.ts';

export interface ChartProps {
  /** The same object as long as nothing changed, because every new one is drawn again. */
  readonly spec: ChartSpec;
  readonly height?: number;
  /** Opens the events of a pressed flag. The same function as long as the chart is the same. */
  readonly onEvents?: (events: readonly ChartEvent[]) => void;
}

/** The ends of the parts of a caption: lines break only there, never within a date. */
const PARTS = /(?<= · )/;
/** Twice the page's pixels, for print and slides. */
const PICTURE_RATIO = 2;

/**
 * A chart with its unit, source and day, downloadable as an image (下载图片) and shown as a table (数据表); one over time
 * is zoomed by marking a range or with the wheel. Loading,
 * empty and failed data are the caller's; here only the drawing itself can fail.
 */
export function Chart({ spec: whole, height = 320, onEvents }: ChartProps): ReactElement {
  const tokens = useChartTokens();
  const narrow = useNarrow();
  const { frame, state, engine, width, retry, picture, labelAt } = useDrawing();
  const { shown: spec, zoomed, reset, brush } = useZoom(whole, { frame, labelAt });
  const option = useMemo(() => toOption(spec, { tokens, narrow, width }), [spec, tokens, narrow, width]);
  useEffect(() => {
    engine?.setOption(option, { notMerge: true });
  }, [engine, option]);
  useFlags(engine, spec, { width, onEvents });
  const [asTable, setAsTable] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const caption = captionOf(spec);
  const save = async (): Promise<void> => {
    const drawn = picture(PICTURE_RATIO);
    if (drawn === null) return;
    try {
      const canvas = document.createElement('canvas');
      const title = `${spec.subject} ${spec.title}`;
      const words = { title, caption, about: spec.about };
      drawPicture(canvas, drawn, words, { tokens, ratio: PICTURE_RATIO });
      await savePicture(canvas, fileName(spec));
      setUnsaved(false);
    } catch {
      setUnsaved(true);
    }
  };
  return (
    <figure className="chart">
      <figcaption className="chart-bar">
        <span className="chart-caption">
          {caption.split(PARTS).map((part, at) => (
            <Fragment key={part}>
              {at > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
        {unsaved && <span role="alert">图片没有保存成功，请重试</span>}
        {zoomed && (
          <button type="button" title="双击图表也可还原" onClick={reset}>
            还原
          </button>
        )}
        <button type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          数据表
        </button>
        <button type="button" disabled={state !== 'drawn'} onClick={() => void save()}>
          下载图片
        </button>
      </figcaption>
      {asTable && <FigureTable spec={spec} height={height} />}
      <div className="chart-frame" style={{ height }} hidden={asTable}>
        <div ref={frame} className="chart-drawing" role="img" aria-label={summaryOf(spec)} />
        {brush && <div className="chart-brush" style={brush} />}
        {state === 'failed' && (
          <div className="chart-failed" role="alert">
            图表组件没有加载成功
            <button type="button" onClick={retry}>
              重试
            </button>
          </div>
        )}
      </div>
    </figure>
  );
}

/** 贵州茅台 600519 日K线 2026-11-20.png, without what file systems refuse. */
const fileName = ({ subject, title, asOf }: ChartSpec): string =>
  `${[subject, title, asOf ?? '']
    .join(' ')
    .trim()
    .replace(/[\\/:*?"<>|]/g, '-')}.png`;
