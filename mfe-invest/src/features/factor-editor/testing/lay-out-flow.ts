/** Gives jsdom the measurements and transforms that the canvas needs, beyond those of `consoleOn`. */
export function layOutFlow(): void {
  Object.assign(window, {
    DOMMatrixReadOnly: class {
      readonly m22 = 1;
    },
    // The automatic layout copies its rows: lists of ids.
    structuredClone: (value: unknown): unknown => JSON.parse(JSON.stringify(value)),
  });
  // The canvas looks for the end of a connection below the pointer.
  document.elementFromPoint = () => null;
  // The canvas warns of a frame without a size.
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: { configurable: true, get: () => 800 },
    offsetHeight: { configurable: true, get: () => 500 },
  });
}
