/** A mobile number of mainland China, eleven digits. */
const MOBILE = /^1[3-9]\d{9}$/;
/** A landline with its area code, with or without an extension, or a service number. */
const LANDLINE = /^(0\d{2,3}-?[2-9]\d{6,7}(-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/;

/** A number without the spaces and the country's prefix that people write. */
export const normalPhone = (phone: string): string => phone.replace(/[\s]/g, '').replace(/^(\+|00)86-?/, '');

export const isMobile = (phone: string): boolean => MOBILE.test(phone);

/** Whether a number is a landline or a mobile (固话或手机号, document 3 §5). */
export const isContactPhone = (phone: string): boolean => isMobile(phone) || LANDLINE.test(phone);
