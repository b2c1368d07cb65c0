import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Component, type ReactElement, type ReactNode } from 'react';
import { lazyComponent } from './lazy-component.tsx';

const Greeting = ({ name }: { readonly name: string }): ReactElement => <h1>你好，{name}</h1>;

describe('a component that is loaded when it is shown', () => {
  it('is loaded once, gets its props, and is shown at once from then on', async () => {
    let asked = 0;
    const Lazy = lazyComponent(() => {
      asked += 1;
      return Promise.resolve(Greeting);
    });
    expect(asked).toBe(0);
    const { unmount, rerender } = render(<Lazy name="甲" />);
    expect((await screen.findByRole('heading')).textContent).toBe('你好，甲');
    rerender(<Lazy name="乙" />);
    expect(screen.getByRole('heading').textContent).toBe('你好，乙');
    unmount();
    render(<Lazy name="丙" />);
    expect(screen.getByRole('heading').textContent).toBe('你好，丙');
    expect(asked).toBe(1);
  });

  it('that cannot be loaded throws, and is loaded again when it is mounted again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [() => Promise.reject(new Error('gone')), () => Promise.resolve(Greeting)];
    const Lazy = lazyComponent(() => (answers.shift() ?? (() => Promise.resolve(Greeting)))());
    const { rerender } = render(
      <Boundary key="first">
        <Lazy name="甲" />
      </Boundary>,
    );
    await screen.findByText('gone');
    rerender(
      <Boundary key="second">
        <Lazy name="甲" />
      </Boundary>,
    );
    expect((await screen.findByRole('heading')).textContent).toBe('你好，甲');
  });
});

class Boundary extends Component<{ readonly children: ReactNode }, { readonly text: string | null }> {
  override state: { readonly text: string | null } = { text: null };

  static getDerivedStateFromError(error: Error): { text: string } {
    return { text: error.message };
  }

  override render(): ReactNode {
    return this.state.text ?? this.props.children;
  }
}
