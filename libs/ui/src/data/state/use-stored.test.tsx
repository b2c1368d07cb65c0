import { PlatformProvider, type Platform } from '@console/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, type ReactElement } from 'react';
import { useStored } from './use-stored.ts';

function Table({ name, setting }: { readonly name: string; readonly setting: string }): ReactElement {
  const [value, store] = useStored(setting);
  return (
    <button type="button" onClick={() => store('loose')}>
      {`${name} ${value ?? 'nothing'}`}
    </button>
  );
}

function Pages({ second }: { readonly second: 'visible' | 'hidden' }): ReactElement {
  const session = { tenantId: '000000', username: 'analyst' };
  return (
    <PlatformProvider value={{ session } as unknown as Platform}>
      <Table name="first" setting="density" />
      <Table name="other" setting="columns:x" />
      <Activity mode={second}>
        <Table name="second" setting="density" />
      </Activity>
    </PlatformProvider>
  );
}

beforeEach(() => window.localStorage.clear());

describe('a kept setting', () => {
  it('is followed by every table that is shown', async () => {
    render(<Pages second="visible" />);
    await userEvent.click(screen.getByText('first nothing'));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'first loose',
      'other nothing',
      'second loose',
    ]);
  });

  it('is used by a page that was not shown when it was chosen', async () => {
    const { rerender } = render(<Pages second="visible" />);
    await act(async () => rerender(<Pages second="hidden" />));
    await userEvent.click(screen.getByText('first nothing'));
    await act(async () => rerender(<Pages second="visible" />));
    expect(screen.getByText('second loose')).toBeTruthy();
  });

  it('follows another window of this browser', () => {
    render(<Pages second="visible" />);
    window.localStorage.setItem('density:000000:analyst', 'compact');
    act(() => void window.dispatchEvent(new Event('storage')));
    expect(screen.getByText('second compact')).toBeTruthy();
  });
});
