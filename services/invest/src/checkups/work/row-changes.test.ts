import { rowChanges } from './row-changes.ts';

const NOTHING = { isNew: false, gained: false, lost: false, flipped: false };
const figure = (rankIc: number | null, isSignificant = false) => ({ rankIc, isSignificant });

it('says nothing without a check-up before, and that a subject is new which that one did not have', () => {
  expect(rowChanges(figure(0.1, true), null)).toEqual(NOTHING);
  expect(rowChanges(figure(0.1, true), undefined)).toEqual({ ...NOTHING, isNew: true });
});

it('says that significance was gained or lost', () => {
  expect(rowChanges(figure(0.1, true), figure(0.05))).toEqual({ ...NOTHING, gained: true });
  expect(rowChanges(figure(0.01), figure(0.05, true))).toEqual({ ...NOTHING, lost: true });
  expect(rowChanges(figure(0.1, true), figure(0.1, true))).toEqual(NOTHING);
});

it('says that the sign turned, also beside another change; nothing and zero have no sign', () => {
  expect(rowChanges(figure(-0.1), figure(0.05, true))).toEqual({ ...NOTHING, lost: true, flipped: true });
  expect(rowChanges(figure(0.1), figure(-0.05)).flipped).toBe(true);
  for (const none of [null, 0]) {
    expect(rowChanges(figure(none), figure(-0.05))).toEqual(NOTHING);
    expect(rowChanges(figure(0.1), figure(none))).toEqual(NOTHING);
  }
});
