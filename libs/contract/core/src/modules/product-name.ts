/** The name of the console in all texts for users. */
export const PRODUCT_NAME = '投研数据平台';
