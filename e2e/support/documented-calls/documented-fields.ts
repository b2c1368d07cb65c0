/** Fields of rows listed in document 1 §3 and document 2 §3. */

export const HOLDINGS = [
  'reportDate',
  'fundHeldNum',
  'qfiiHeld',
  'sifHeldNum',
  'brokerHeld',
  'insuranceCorpHeld',
  'trustCorpHeld',
  'nonFundHeld',
  'fundHeldPercent',
  'nonFundHeldPercent',
];
export const INDUSTRIAL_CAPITAL = [
  'reportDate',
  'no1HolderHeldNum',
  'foundationHolderHeldNum',
  'foundationHolderHeldNumChange',
  'foundationHolderHeldCapital',
  'foundationHolderHeldCapitalRate',
];
export const CONNECT_HOLDINGS = [
  'reportDate',
  'hsgtNetBuyVol',
  'hsgtNetBuyAmount',
  'hsgtHeldNum',
  'hsgtHeldCapitalRate',
  'hsgtHeldNumDayChange',
];
export const MARGIN = [
  'reportDate',
  'marginTrading',
  'shortSelling',
  'balance',
  'sum',
  'sumRate',
  'sumDayChange',
];
export const LIQUIDITY = [
  'reportDate',
  'totalCapital',
  'floatCapitalOfShares',
  'tradingDayAmt',
  'turnoverOfFloatCapitalRate',
  'turnoverOfNotfoundationCapitalRate',
];
export const FLOW = [
  'largeSingle',
  'mainSingle',
  'middleSmallSingle',
  'mainTradingAmt',
  'totalTradingAmt',
  'volume',
  'mainOfTotalRate',
  'volRatio',
];
export const PREFERENCE = [
  'zbphIndex',
  'fundHeldCapitalRate',
  'lryeRate',
  'hsgtHeldCapitalRate',
  'mainOfTotalRate',
  'turnoverOfFloatCapitalRate',
];
export const PLEDGE = [
  'announcementDate',
  'pledgeName',
  'startDate',
  'pledgeNumberOfShares',
  'proportionSharesHeld',
  'releaseAnnouncementDate',
  'releaseNumberOfShares',
  'releaseNumberOfRemainingShares',
  'releaseTotalNumberOfRemainingPledgedShares',
  'releaseCompanyAccumulatedRemaining',
  'pledgeCost',
  'alertPrice',
  'closeRate',
];
export const DIVIDEND = [
  'reportDate',
  'implementationReportDate',
  'schemeDescription',
  'dividendRecipient',
  'equityRegistrationDate',
  'dividendDate',
  'bonusListDate',
  'dividendPerShareBeforeTax',
  'dividendAmt',
  'sendScale',
  'transferProportion',
  'dividendRateBeforeTax',
  'implementationProgress',
];
export const EMPLOYEE_PLAN = [
  'announcementDate',
  'process',
  'sharesSource',
  'capital',
  'capitalFromStaff',
  'buyAmount',
  'avgPrice',
  'actualShareholdingRate',
  'lockingStartDate',
  'lockingEndDate',
  'durationStartDate',
  'durationEndDate',
];
export const ISSUANCE = [
  'issueDate',
  'listingDate',
  'price',
  'volume',
  'amount',
  'issueCost',
  'netAmount',
  'issue',
];
export const SHAREHOLDER = ['holderName', 'heldNum', 'heldRatio', 'heldNumChange', 'heldSharesNature'];
export const EXECUTIVE_CHANGE = [
  'date',
  'changeName',
  'amount',
  'volume',
  'avgAmount',
  'changeProportion',
  'lastedVolume',
  'relevantName',
  'changePost',
  'relevant',
  'changeReason',
];
export const STAFF_EDUCATION = [
  'year',
  'postgraduateNum',
  'undergraduateNum',
  'juniorCollege',
  'highschoolNum',
  'otherEduNum',
  'staffNum',
];
