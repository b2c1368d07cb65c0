import { createServerWindow } from './server-window.ts';

const ANSWER = { now: 1_000_000, start: '07:00', end: '17:30', open: false, turnsAt: 1_500_000 };

describe('the window by the server’s clock', () => {
  it('continues from the answer by elapsed time', () => {
    let elapsed = 70;
    const window = createServerWindow(ANSWER, () => elapsed);
    expect(window.now()).toBe(1_000_000);
    elapsed = 5_070;
    expect(window.now()).toBe(1_005_000);
  });

  it('dates a moment noted before the answer came', () => {
    const window = createServerWindow(ANSWER, () => 900);
    expect(window.at(400)).toBe(999_500);
    expect(window.at(900)).toBe(window.now());
  });
});
