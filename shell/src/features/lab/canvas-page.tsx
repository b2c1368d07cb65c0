import { useTheme } from '@console/platform';
import { Page, PageHead, Panel } from '@console/ui';
import { Button } from '@console/ui/form';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { drawChain, WORLD } from './draw-chain.ts';
import './lab.css';
import { fitted, moved, zoomAt, type Point, type View } from './zoom.ts';

const STEP = 1.25;
const KEY_PIXELS = 40;
const WHEEL_PIXELS = 400;

/** A drawing that can be zoomed and moved: 3§2.25. */
export default function CanvasPage(): ReactElement {
  const theme = useTheme();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [chosen, setChosen] = useState<View | null>(null);
  const view = chosen ?? fitted(WORLD, size);
  useSize(canvas, setSize);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context && size.width > 0) drawChain(context, { view, size });
  }, [view, size, theme]);

  const middle = { x: size.width / 2, y: size.height / 2 };
  const zoom = (factor: number, at: Point = middle): void => setChosen(zoomAt(view, factor, at));
  const drag = useDrag((by) => setChosen((before) => moved(before ?? view, by)));
  useWheel(canvas, zoom);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const by = ARROWS[key];
    if (by) setChosen(moved(view, by));
    if (key === '+' || key === '=') zoom(STEP);
    if (key === '-') zoom(1 / STEP);
    if (key === '0') setChosen(null);
  };
  return (
    <Page
      band={
        <PageHead
          title="画布演示"
          sub="滚轮或 + − 缩放，拖动或方向键移动，0 复位"
          actions={
            <>
              <span className="shell-lab-scale" role="status">
                {Math.round(view.scale * 100)}%
              </span>
              <Button onClick={() => zoom(STEP)}>放大</Button>
              <Button onClick={() => zoom(1 / STEP)}>缩小</Button>
              <Button onClick={() => setChosen(null)}>复位</Button>
            </>
          }
        />
      }
    >
      <Panel flush>
        {/* The role `application`: WAI-ARIA's role for a widget that handles its own keys and has no native element. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          className="shell-lab-canvas"
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="产业链示意图，可缩放和移动"
          onKeyDown={onKeyDown}
          {...drag}
        >
          <canvas ref={canvas} />
        </div>
      </Panel>
    </Page>
  );
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_PIXELS, y: 0 },
  ArrowRight: { x: -KEY_PIXELS, y: 0 },
  ArrowUp: { x: 0, y: KEY_PIXELS },
  ArrowDown: { x: 0, y: -KEY_PIXELS },
};

type Size = Readonly<Record<'width' | 'height', number>>;

/** The size of the canvas' box; its bitmap has the screen's own pixels. */
function useSize(canvas: React.RefObject<HTMLCanvasElement | null>, onSize: (size: Size) => void): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      element.width = width * window.devicePixelRatio;
      element.height = height * window.devicePixelRatio;
      onSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas, onSize]);
}

/** Handles wheel events: React listens to them passively, so it cannot keep the page from scrolling. */
function useWheel(
  canvas: React.RefObject<HTMLCanvasElement | null>,
  onZoom: (factor: number, at: Point) => void,
): void {
  const latest = useRef(onZoom);
  useEffect(() => {
    latest.current = onZoom;
  });
  useEffect(() => {
    const element = canvas.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / WHEEL_PIXELS), { x: event.offsetX, y: event.offsetY });
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [canvas]);
}

type DragHandlers = Pick<React.ComponentProps<'div'>, 'onPointerDown' | 'onPointerMove'>;

function useDrag(onMove: (by: Point) => void): DragHandlers {
  const onPointerDown = useCallback((event: React.PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
  }, []);
  return {
    onPointerDown,
    onPointerMove: (event) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        onMove({ x: event.movementX, y: event.movementY });
    },
  };
}
