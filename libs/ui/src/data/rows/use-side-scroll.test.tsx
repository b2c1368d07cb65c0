import { act, fireEvent, render } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { useSideScroll } from './use-side-scroll.ts';

const original = globalThis.ResizeObserver;
let resized: () => void = () => undefined;
beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this);
    }
    observe(): void {
      resized();
    }
    unobserve(): void {
      // Nothing is measured here.
    }
    disconnect(): void {
      resized = () => undefined;
    }
  };
});
afterEach(() => {
  globalThis.ResizeObserver = original;
});

function Sample({ width }: { readonly width: number }): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  useSideScroll(frame);
  return (
    <div ref={frame}>
      <div className="c-rows-head" data-scrolls="" />
      <div
        className="c-rows-body"
        data-scrolls=""
        ref={(body) => {
          if (body) Object.defineProperty(body, 'scrollWidth', { value: width, configurable: true });
          if (body) Object.defineProperty(body, 'clientWidth', { value: 800, configurable: true });
        }}
      >
        <table />
      </div>
      <div className="c-rows-bar" data-scrolls="" hidden />
    </div>
  );
}

const opened = (width: number) => {
  const { container, rerender } = render(<Sample width={width} />);
  const part = (name: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  return {
    head: part('.c-rows-head'),
    body: part('.c-rows-body'),
    bar: part('.c-rows-bar'),
    frame: part('div'),
    widen: (next: number) => {
      rerender(<Sample width={next} />);
      act(() => resized());
    },
  };
};

describe('a table wider than its place', () => {
  it('has a bar and is a stop of the Tab key, and no longer', () => {
    const { body, bar, widen } = opened(1200);
    expect([body.getAttribute('tabindex'), bar.hidden]).toEqual(['0', false]);
    widen(800);
    expect([body.getAttribute('tabindex'), bar.hidden]).toEqual([null, true]);
  });

  it('scrolls its head and its bar with its rows, and its rows with the bar', () => {
    const { head, body, bar } = opened(1200);
    body.scrollLeft = 70;
    fireEvent.scroll(body);
    expect([head.scrollLeft, bar.scrollLeft]).toEqual([70, 70]);
    bar.scrollLeft = 30;
    fireEvent.scroll(bar);
    expect([head.scrollLeft, body.scrollLeft]).toEqual([30, 30]);
  });

  it('says on which side something is hidden', () => {
    const { body, frame } = opened(1200);
    const sides = (): boolean[] => ['data-before', 'data-beyond'].map((side) => frame.hasAttribute(side));
    expect(sides()).toEqual([false, true]);
    body.scrollLeft = 70;
    fireEvent.scroll(body);
    expect(sides()).toEqual([true, true]);
    body.scrollLeft = 400;
    fireEvent.scroll(body);
    expect(sides()).toEqual([true, false]);
  });
});
