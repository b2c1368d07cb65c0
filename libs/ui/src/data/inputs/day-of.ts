import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';

// The calendar takes the names of months and days from dayjs; every calendar uses this file.
dayjs.locale('zh-cn');

/** The value for antd's calendar of a day or time in the format of the wire; null for none. */
export const dayOf = (text: string | undefined): Dayjs | null => (text === undefined ? null : dayjs(text));
