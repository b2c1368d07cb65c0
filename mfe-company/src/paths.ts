/** Pages of this module and those it links to, as the specification names them. */
export const HOME_PATH = '/investment/edatabase/getdata';
export const COMPANY_LIST_PATH = '/edatabase/digitalecology';
export const ADD_COMPANY_PATH = '/investment/dataCorpEcology/insertData/addnew';
