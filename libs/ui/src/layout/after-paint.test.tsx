import { act, render, screen } from '@testing-library/react';
import { AfterPaint } from './after-paint.tsx';

describe('what is drawn after the first panel', () => {
  it('is not there with it, comes by itself, and follows what it is given', async () => {
    const { rerender } = render(
      <AfterPaint>
        <p>甲</p>
      </AfterPaint>,
    );
    expect(screen.queryByText('甲')).toBeNull();
    expect(await screen.findByText('甲')).toBeTruthy();
    rerender(
      <AfterPaint>
        <p>乙</p>
      </AfterPaint>,
    );
    expect(screen.getByText('乙')).toBeTruthy();
  });

  it('does not come to a page that has been left', async () => {
    const { unmount, container } = render(
      <AfterPaint>
        <p>甲</p>
      </AfterPaint>,
    );
    unmount();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(container.textContent).toBe('');
  });
});
