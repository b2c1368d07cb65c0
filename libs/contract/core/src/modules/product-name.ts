/** What the console is called, wherever a user reads it. */
export const PRODUCT_NAME = '投研数据平台';
