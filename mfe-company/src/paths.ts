/** Pages of this module and those it leads to, as the documents name them. */
export const HOME_PATH = '/investment/edatabase/getdata';
export const COMPANY_LIST_PATH = '/edatabase/digitalecology';
export const ADD_COMPANY_PATH = '/investment/dataCorpEcology/insertData/addnew';
export const INDUSTRY_DETAIL_PATH = '/investment/dataCorpEcology/selectData/industryCommonDetail';
