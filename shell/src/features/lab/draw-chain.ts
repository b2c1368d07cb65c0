import type { View } from './zoom.ts';

interface Node {
  readonly title: string;
  readonly column: number;
  readonly row: number;
}

interface Drawing {
  readonly view: View;
  readonly size: Readonly<Record<'width' | 'height', number>>;
}

const COLUMN = 220;
const ROW = 76;
const BOX = { width: 132, height: 40 };

/** An invented value chain: each column supplies the next. */
const COLUMNS = [
  { title: '资源', nodes: ['锂矿', '钴镍', '石墨', '铜铝'] },
  { title: '材料', nodes: ['正极', '负极', '隔膜', '电解液', '结构件'] },
  { title: '部件', nodes: ['电芯', '电控', '热管理'] },
  { title: '整机', nodes: ['乘用车', '储能', '换电'] },
] as const;

const TALLEST = Math.max(...COLUMNS.map(({ nodes }) => nodes.length));

export const WORLD = { width: COLUMN * (COLUMNS.length - 1) + BOX.width, height: ROW * TALLEST + 40 };

const NODES: readonly Node[] = COLUMNS.flatMap(({ nodes }, column) =>
  nodes.map((title, row) => ({ title, column, row: row + (TALLEST - nodes.length) / 2 })),
);

/** Draws the whole picture: sharp at every zoom, because it is drawn again each time. */
export function drawChain(context: CanvasRenderingContext2D, { view, size }: Drawing): void {
  const ratio = window.devicePixelRatio;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = colour('container');
  context.fillRect(0, 0, size.width, size.height);
  context.transform(view.scale, 0, 0, view.scale, view.x, view.y);
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  drawEdges(context);
  COLUMNS.forEach(({ title }, column) => {
    context.fillStyle = colour('text-2');
    context.font = `12px ${fontFamily()}`;
    context.fillText(title, column * COLUMN + BOX.width / 2, 12);
  });
  for (const node of NODES) drawNode(context, node);
}

function drawEdges(context: CanvasRenderingContext2D): void {
  context.lineWidth = 1;
  for (const from of NODES)
    for (const to of NODES) {
      if (to.column !== from.column + 1 || Math.abs(to.row - from.row) > 1.5) continue;
      const [x1, y1] = [from.column * COLUMN + BOX.width, middleOf(from)];
      const [x2, y2] = [to.column * COLUMN, middleOf(to)];
      context.strokeStyle = colour('border');
      context.beginPath();
      context.moveTo(x1, y1);
      context.bezierCurveTo(x1 + 44, y1, x2 - 44, y2, x2, y2);
      context.stroke();
    }
}

function drawNode(context: CanvasRenderingContext2D, node: Node): void {
  const [x, y] = [node.column * COLUMN, middleOf(node) - BOX.height / 2];
  context.fillStyle = colour('sunken');
  context.strokeStyle = colour('border');
  context.beginPath();
  context.roundRect(x, y, BOX.width, BOX.height, 4);
  context.fill();
  context.stroke();
  context.fillStyle = node.column % 2 === 0 ? colour('series-1') : colour('series-2');
  context.fillRect(x, y + 8, 3, BOX.height - 16);
  context.fillStyle = colour('text');
  context.font = `13px ${fontFamily()}`;
  context.fillText(node.title, x + BOX.width / 2, middleOf(node));
}

const middleOf = ({ row }: Node): number => 40 + row * ROW + BOX.height / 2;

const fontFamily = (): string => getComputedStyle(document.body).fontFamily;

/** A colour of the theme, as its style sheet defines it now. */
const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--c-${name}`).trim();
