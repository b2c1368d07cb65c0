import { reportMembers } from './report-members.ts';

const days = [100, 190, 280];

test('a stock belongs from its first day on, and no longer on the day it leaves', () => {
  const terms = [
    { member: 0, since: -Infinity, until: Infinity },
    { member: 1, since: 190, until: 280 },
  ];
  expect([...reportMembers(terms, { days, members: 2 })]).toEqual([1, 0, 1, 1, 1, 0]);
});

test('one that leaves and returns belongs in both of its terms', () => {
  const terms = [
    { member: 0, since: 0, until: 101 },
    { member: 0, since: 200, until: Infinity },
  ];
  expect([...reportMembers(terms, { days, members: 1 })]).toEqual([1, 0, 1]);
});

test('an empty set, and a set without days, have no cells', () => {
  expect(reportMembers([], { days, members: 0 })).toHaveLength(0);
  expect(reportMembers([{ member: 0, since: 0, until: 9 }], { days: [], members: 1 })).toHaveLength(0);
});
