import { Fragment, useMemo, useState, type ReactElement } from 'react';
import './chart.css';
import type { ChartEvent, ChartSpec } from './chart-spec.ts';
import { FigureTable } from './figure-table.tsx';
import { useChartTokens } from './look/use-chart-tokens.ts';
import { useNarrow } from './look/use-narrow.ts';
import { toOption } from './option/to-option.ts';
import { drawPicture, savePicture } from './picture.ts';
import { SaveIcon, TableIcon } from './small-icons.tsx';
import { SmallTitle } from './small-title.tsx';
import { useDrawing } from './use-drawing.ts';
import { useFlags } from './use-flags.ts';
import { useOption } from './use-option.ts';
import { usePointedLegend } from './use-pointed-legend.ts';
import { usePresses } from './use-presses.ts';
import { captionOf } from './words/caption-of.ts';
import { summaryOf } from './words/summary-of.ts';
import { useZoom } from './zoom/use-zoom.ts';

export interface ChartProps {
  /** The same object as long as nothing changed, because every new one is drawn again. */
  readonly spec: ChartSpec;
  readonly height?: number;
  /** Whether it is one of a row of small charts: its title and last figures are above it. */
  readonly small?: boolean;
  /** Opens a pressed tile or point, by its key. The same function as long as the chart is the same. */
  readonly onPress?: (key: string) => void;
  /** Opens the events of a pressed flag. The same function as long as the chart is the same. */
  readonly onEvents?: (events: readonly ChartEvent[]) => void;
}

/** The ends of the parts of a caption: lines break only there, never within a date. */
const PARTS = /(?<= · |[，：、])/;
/** Twice the page's pixels, for print and slides. */
const PICTURE_RATIO = 2;
/** The table of a small chart needs more room than its drawing. */
const SMALL_TABLE = 200;

/**
 * A chart with its unit, source and day, downloadable as an image (下载图片) and shown as a table (数据表); one over time
 * is zoomed by marking a range or with the wheel. Loading,
 * empty and failed data are the caller's; here only the drawing itself can fail.
 */
export function Chart({
  spec: whole,
  height = 320,
  small = false,
  onEvents,
  onPress,
}: ChartProps): ReactElement {
  const tokens = useChartTokens();
  const narrow = useNarrow();
  const { frame, state, engine, width, retry, picture, labelAt } = useDrawing();
  const { shown: spec, zoomed, reset, brush } = useZoom(whole, { frame, labelAt });
  const option = useMemo(
    () => toOption(spec, { tokens, narrow, small, width }),
    [spec, tokens, narrow, small, width],
  );
  useOption(engine, option);
  useFlags(engine, spec, { width, onEvents });
  usePointedLegend(engine, spec);
  usePresses(engine, spec, onPress);
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
    <figure className={small ? 'chart chart-small' : 'chart'}>
      <figcaption className="chart-bar">
        {small ? <SmallTitle spec={spec} tokens={tokens} /> : <Caption text={caption} />}
        {unsaved && <span role="alert">图片没有保存成功，请重试</span>}
        {zoomed && (
          <button type="button" title="双击图表也可还原" onClick={reset}>
            还原
          </button>
        )}
        <button
          type="button"
          aria-pressed={asTable}
          {...named('数据表', small)}
          onClick={() => setAsTable(!asTable)}
        >
          {small ? <TableIcon /> : '数据表'}
        </button>
        <button
          type="button"
          disabled={state !== 'drawn'}
          {...named('下载图片', small)}
          onClick={() => void save()}
        >
          {small ? <SaveIcon /> : '下载图片'}
        </button>
      </figcaption>
      {asTable && <FigureTable spec={spec} height={small ? SMALL_TABLE : height} />}
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

function Caption({ text }: { readonly text: string }): ReactElement {
  return (
    <span className="chart-caption">
      {text.split(PARTS).map((part, at) => (
        // The parts of a caption never change their order.
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** The name of a button that shows an icon. */
const named = (name: string, icon: boolean): object => (icon ? { 'aria-label': name, title: name } : {});

/** 贵州茅台 600519 日K线 2026-11-20.png, without what file systems refuse. */
const fileName = ({ subject, title, asOf }: ChartSpec): string =>
  `${[subject, title, asOf ?? '']
    .join(' ')
    .trim()
    .replace(/[\\/:*?"<>|]/g, '-')}.png`;
