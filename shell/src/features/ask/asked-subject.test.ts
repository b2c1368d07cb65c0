import { companyPath, industryPath, runPath, strategyPath } from '@console/contract-core';
import { askedSubject } from './asked-subject.ts';

it.each([
  [companyPath({ corpId: 12, shortName: '华岚精工', stockCode: '688921' }), 'company:12'],
  [industryPath({ industryId: 3, industryName: '机械', industryCode: '01', type: 'default' }), 'industry:3'],
  [strategyPath(7), 'strategy:7'],
  [runPath(9), 'market'],
  ['/home', null],
  [companyPath({ corpId: 12, shortName: 'a', stockCode: 'b' }).replace('row=12', 'row=1e3'), null],
])('the subject of %s is %s', (address, subject) => {
  expect(askedSubject(address)).toBe(subject);
});
