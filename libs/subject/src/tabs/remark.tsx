import type { Part } from './part.tsx';
import './remark.css';

/** A sentence between two parts: how figures of the next or the last one came about. */
export const remark =
  (text: string): Part =>
  () => <p className="subject-remark">{text}</p>;
