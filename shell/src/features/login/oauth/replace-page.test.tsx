import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReplacePage } from './replace-page.tsx';

const PERSON = { username: 'chenyan', realName: '陈砚' };

describe('the question before another signs in', () => {
  it.each([
    ['继续', true],
    ['取消', false],
  ])('names who is signed in and takes %s for an answer', async (name, goesOn) => {
    const answers: boolean[] = [];
    render(<ReplacePage person={PERSON} onAnswer={(answer) => void answers.push(answer)} />);
    expect(screen.getByRole('heading').textContent).toBe('当前已登录：陈砚（chenyan）');
    await userEvent.click(screen.getByRole('button', { name }));
    expect(answers).toEqual([goesOn]);
  });
});
