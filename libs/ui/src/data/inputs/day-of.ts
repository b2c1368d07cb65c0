import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';

// The calendar's months and days are dayjs's: whoever shows one comes by here.
dayjs.locale('zh-cn');

/** What antd's calendar takes for a day or a time as the wire writes it; null for none. */
export const dayOf = (text: string | undefined): Dayjs | null => (text === undefined ? null : dayjs(text));
