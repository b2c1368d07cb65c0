import type { Part } from './part.tsx';
import './remark.css';

/** A sentence between two parts that explains the figures of the next or the last one. */
export const remark =
  (text: string): Part =>
  () => <p className="subject-remark">{text}</p>;
