import type { RegistryModule } from '@console/contract-core';
import { PlatformProvider, type Platform } from '@console/platform';
import { fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useAsk } from './use-ask.ts';

const AI = {
  routes: [{ path: '/expertsystem/ask', title: '提问', needs: 'gssjk_gn_view' }],
} as unknown as RegistryModule;
const COMPANY = '/investment/datacorpecology/selectData/commonDetail?row=12';

function open(
  address: string,
  { modules = [AI], may = true } = {},
): { went: string[]; canAsk: () => boolean } {
  const went: string[] = [];
  let asks = false;
  const Probe = (): ReactElement | null => {
    asks = useAsk({ modules, address }) !== null;
    return null;
  };
  const platform = { can: () => may, navigate: (to: string) => void went.push(to) } as unknown as Platform;
  render(
    <PlatformProvider value={platform}>
      <Probe />
    </PlatformProvider>,
  );
  return { went, canAsk: () => asks };
}

it('opens the page of asking about what the shown page is about', () => {
  const { went } = open(COMPANY);
  fireEvent.keyDown(window, { key: 'j', ctrlKey: true });
  fireEvent.keyDown(window, { key: 'j' });
  expect(went).toEqual(['/expertsystem/ask?subject=company:12']);
});

it.each([
  ['without such a page', { modules: [] }],
  ['to whom may not see it', { may: false }],
])('does nothing %s', (_, options) => {
  const { went, canAsk } = open(COMPANY, options);
  fireEvent.keyDown(window, { key: 'j', ctrlKey: true });
  expect([went, canAsk()]).toEqual([[], false]);
});
