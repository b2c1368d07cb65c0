import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { COMPANY, onSubject } from '../testing/on-subject.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

function Writes(): ReactElement {
  const { keep } = useKeptDraft(1, 2026);
  return <button onClick={() => keep({ id: null, version: null, year: 2026, content: '稿' })}>写</button>;
}

describe('a kept draft', () => {
  it('of a company keeps the place it had before there were other subjects', async () => {
    onSubject(<Writes />);
    await userEvent.click(screen.getByRole('button'));
    expect(Object.keys(window.localStorage)).toEqual([expect.stringMatching(/^note-draft:\d+:1:12:1:2026$/)]);
  });

  it('of an industry is separate from that of the company with the same id', async () => {
    onSubject(<Writes />, { subject: { ...COMPANY, kind: 'industry' } });
    await userEvent.click(screen.getByRole('button'));
    expect(Object.keys(window.localStorage)[0]).toContain(':industry-12:1:2026');
  });
});
