import { viewPath } from './view-path.ts';

test('another view of a company keeps who it is and where it was opened from, and no choice of the former view', () => {
  expect(
    viewPath(
      '/detail?row=7&rowName=%E7%94%B2&type=etf&tab=basic&sub=executives&year=2024&reportType=Y',
      'tab=market&sub=quotation&part=valuation',
    ),
  ).toBe('/detail?row=7&rowName=%E7%94%B2&type=etf&tab=market&sub=quotation&part=valuation');
});
