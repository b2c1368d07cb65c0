/** Gives jsdom the interfaces with which antd measures and waits. */
export function layOutNothing(): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  // Without it every look for a role reads antd's style sheets through, for seconds.
  const plain = document.createElement('i').style;
  window.getComputedStyle = () => plain;
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  Object.assign(globalThis, { MessageChannel: SoonChannel });
}

/** What antd's forms put off their notices with. */
class SoonChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}
