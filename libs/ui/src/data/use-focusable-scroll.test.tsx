import { act, render } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { useFocusableScroll } from './use-focusable-scroll.ts';

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

function Sample({
  width,
  isDrawn = true,
}: {
  readonly width: number;
  readonly isDrawn?: boolean;
}): ReactElement {
  const place = useRef<HTMLElement>(null);
  useFocusableScroll(place, isDrawn);
  return (
    <section ref={place}>
      {isDrawn && (
        <div
          className="ant-table-body"
          ref={(body) => {
            if (body) Object.defineProperty(body, 'scrollWidth', { value: width, configurable: true });
            if (body) Object.defineProperty(body, 'clientWidth', { value: 800, configurable: true });
          }}
        >
          <table />
        </div>
      )}
    </section>
  );
}

describe('the scrolling part of a table', () => {
  it('is a stop of the Tab key while some of it is cut off, and no longer', () => {
    const { container, rerender } = render(<Sample width={1200} />);
    const body = container.querySelector('.ant-table-body');
    expect(body?.getAttribute('tabindex')).toBe('0');
    rerender(<Sample width={800} />);
    act(() => resized());
    expect(body?.getAttribute('tabindex')).toBeNull();
  });

  it('is one as well when the table is drawn later than its place', () => {
    const { container, rerender } = render(<Sample width={1200} isDrawn={false} />);
    rerender(<Sample width={1200} />);
    expect(container.querySelector('.ant-table-body')?.getAttribute('tabindex')).toBe('0');
  });
});
