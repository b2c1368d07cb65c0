import './beside.css';
import { Parts, type Part } from './part.tsx';

/** Parts beside one another while each keeps room for its labels. */
export function beside(...parts: readonly Part[]): Part {
  return () => (
    <div className="subject-beside">
      <Parts parts={parts} />
    </div>
  );
}
