import { act, render } from '@testing-library/react';
import { Page } from './page.tsx';

type Seen = (entries: { isIntersecting: boolean; boundingClientRect: { height: number } }[]) => void;

let seen: Seen;
let observed: Element[];

beforeEach(() => {
  observed = [];
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: Seen) {
        seen = callback;
      }
      observe(element: Element): void {
        observed.push(element);
      }
      disconnect(): void {
        observed = [];
      }
    },
  });
});

const scrolled = (isIntersecting: boolean, height = 30): void =>
  act(() => seen([{ isIntersecting, boundingClientRect: { height } }]));

function open(): { band(): HTMLElement; unmount(): void } {
  const { container, unmount } = render(<Page band={<p>甲</p>}>乙</Page>);
  const band = (): HTMLElement => container.querySelector('.c-band') as HTMLElement;
  // Two thirds of its height where it is compact.
  Object.defineProperty(band(), 'offsetHeight', {
    get: () => (band().hasAttribute('data-stuck') ? 70 : 100),
  });
  return { band, unmount };
}

describe('the band of a page', () => {
  it('is compact while the page is scrolled, and its place keeps its height', () => {
    const { band } = open();
    scrolled(false);
    expect([band().hasAttribute('data-stuck'), band().style.marginBottom]).toEqual([true, '30px']);
    scrolled(false);
    expect(band().style.marginBottom).toBe('30px');
    scrolled(true);
    expect([band().hasAttribute('data-stuck'), band().style.marginBottom]).toEqual([false, '']);
  });

  it('is not compact on a page that is not shown', () => {
    const { band } = open();
    scrolled(false, 0);
    expect(band().hasAttribute('data-stuck')).toBe(false);
  });

  it('is no longer followed when the page is left', () => {
    const { unmount } = open();
    expect(observed.map(({ className }) => className)).toEqual(['c-band-mark']);
    unmount();
    expect(observed).toEqual([]);
  });
});
