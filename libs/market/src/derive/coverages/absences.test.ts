import { Absences, MOST_DAYS_AWAY } from './absences.ts';

function missing(places: Readonly<Record<number, readonly number[]>>, on: readonly number[]): number[] {
  const absences = new Absences();
  const seen = Object.entries(places).flatMap(([security, own]) =>
    own.map((place) => ({ security: Number(security), place })),
  );
  for (const { security, place } of seen.sort((a, b) => a.place - b.place)) absences.see(security, place);
  return on.map((place) => absences.on(place));
}

test('a security is missing when it is there before and after', () => {
  expect(missing({ 1: [0, 1, 4], 2: [1, 3], 3: [2] }, [0, 1, 2, 3, 4])).toEqual([0, 0, 2, 1, 0]);
});

test('a security that never comes back has left, and so has one that stays away for long', () => {
  expect(missing({ 1: [0] }, [1])).toEqual([0]);
  expect(missing({ 1: [0, MOST_DAYS_AWAY] }, [1, MOST_DAYS_AWAY - 1])).toEqual([1, 1]);
  expect(missing({ 1: [0, MOST_DAYS_AWAY + 1] }, [1, MOST_DAYS_AWAY])).toEqual([0, 0]);
});
