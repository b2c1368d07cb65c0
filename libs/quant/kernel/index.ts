export { sort } from './sort';
export { forwardReturns, intersect, keepChosen, keepRows, packOrder, priced } from './rows';
export { binRows, compareMarks, correlateMarks, markStocks, rankRows } from './ranks';
export { addReturns, deviate, takeSides } from './weights';
export { countGroups, groupMedians, rankGroups } from './groups';
export { countBelow, placeRows, rankInWindow } from './window';
