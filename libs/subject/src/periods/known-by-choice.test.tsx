import type { Told } from '@console/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { onSubject } from '../testing/on-subject.tsx';
import { KnownByChoice } from './known-by-choice.tsx';
import { useKnownBy } from './use-known-by.ts';

function Shown(): ReactElement {
  return <output>{useKnownBy()[0] ?? '最新'}</output>;
}
const open = (address: string): Told =>
  onSubject(
    <>
      <Shown />
      <KnownByChoice />
    </>,
    { address },
  );
const shown = (): string | null => screen.getByRole('status').textContent;
const field = (): HTMLInputElement => screen.getByRole('textbox', { name: '披露截至' });

describe('the day by which reports were announced', () => {
  test('is none at first, and in the address once it is chosen', async () => {
    const { address } = open('/detail?row=7&sub=income');
    expect([shown(), field().placeholder]).toEqual(['最新', '披露截至最新']);
    fireEvent.mouseDown(field());
    await userEvent.type(field(), '2026-04-27{Enter}');
    expect(shown()).toBe('2026-04-27');
    expect(address()).toBe('/detail?row=7&sub=income&knownBy=2026-04-27');
  });

  test('follows a link, whose other texts are none', () => {
    open('/detail?knownBy=2025-10-30');
    expect([shown(), field().value]).toEqual(['2025-10-30', '2025-10-30']);
  });

  test.each(['', 'x', '2025-1-3'])('is none for %j', (day) => {
    open(`/detail?knownBy=${day}`);
    expect(shown()).toBe('最新');
  });
});
