import { Fault } from '../run/fault.mjs';

/**
 * The content of the mart, by its snapshots.
 * @typedef {'nothing' | 'demo' | 'real'} MartContent
 * @typedef {{ load: string, clear: boolean }} WantedDemo `clear` when rows of other demo data, or of an interrupted
 * load, are in the mart
 * @typedef {{ load: null, hasDemo: boolean, note: string }} NothingToLoad
 * @typedef {WantedDemo | NothingToLoad} DemoChoice
 */

/**
 * Decides whether demo data is to be loaded, and which. Without a wish, the choice of the first start stays; real
 * data is never overwritten. Demo data of another size or of an older generator cannot be mixed with the new.
 * @param {{ wish: string | undefined, loaded: string | undefined, isCurrent: boolean, mart: MartContent }} found
 *   `loaded` is the size of the last load that was finished, or `none`; `isCurrent` when this version wrote it
 * @returns {DemoChoice}
 */
export function chooseDemo({ wish, loaded, isCurrent, mart }) {
  if (mart === 'real')
    return { load: null, hasDemo: false, note: 'left out: there is real data, which stays as it is' };
  if (wish === 'none' && mart === 'demo')
    throw new Fault(
      'DEMO_SIZE=none, but this data folder contains demo data. Choose another one:\n' +
        '  DATA_DIR=.data-real DEMO_SIZE=none npm start',
    );
  const wanted = wish ?? loaded ?? 'small';
  if (mart === 'demo' && isCurrent && wanted === loaded)
    return { load: null, hasDemo: true, note: `${loaded} is loaded` };
  if (wanted !== 'none') return { load: wanted, clear: mart === 'demo' };
  return { load: null, hasDemo: mart === 'demo', note: 'none wanted' };
}
