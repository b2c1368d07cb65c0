/** 公司概况, executives, suppliers and customers, R&D, staff: document 1 §2, basic info tab. */
export const basicInfoTables = {} as const;
export const basicInfoCalls = {} as const;
