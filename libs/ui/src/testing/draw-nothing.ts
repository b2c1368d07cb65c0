const CONTEXT: unknown = new Proxy(
  {},
  { get: (_, key) => (key === 'measureText' ? () => ({ width: 0 }) : () => CONTEXT), set: () => true },
);

/** Gives jsdom a canvas that charts can be drawn on, without a trace. */
export function drawNothing(): void {
  HTMLCanvasElement.prototype.getContext = (() => CONTEXT) as never;
}
