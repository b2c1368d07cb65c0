import { Fault } from '../run/fault.mjs';

/**
 * What the market mart holds, as its snapshots tell.
 * @typedef {'nothing' | 'demo' | 'real'} MartContent
 * @typedef {{ load: string, clear: boolean }} WantedDemo `clear` when rows of another story, or part of one, are in
 *   the mart
 * @typedef {{ load: null, hasDemo: boolean, note: string }} NothingToLoad
 * @typedef {WantedDemo | NothingToLoad} DemoChoice
 */

/**
 * Whether demo data is to be loaded, and which. Without a wish, what the first start chose stays; real data is
 * never loaded over. Demo data of another size or of an older generator is another story: the two do not mix.
 * @param {{ wish: string | undefined, loaded: string | undefined, isCurrent: boolean, mart: MartContent }} found
 *   `loaded` is the size of the last load that was finished, or `none`; `isCurrent` when this version wrote it
 * @returns {DemoChoice}
 */
export function chooseDemo({ wish, loaded, isCurrent, mart }) {
  if (mart === 'real')
    return { load: null, hasDemo: false, note: 'left out: there is real data, which stays as it is' };
  if (wish === 'none' && mart === 'demo')
    throw new Fault(
      'DEMO_SIZE=none, but this data folder holds demo data. Choose another one:\n' +
        '  DATA_DIR=.data-real DEMO_SIZE=none npm start',
    );
  const wanted = wish ?? loaded ?? 'small';
  if (mart === 'demo' && isCurrent && wanted === loaded)
    return { load: null, hasDemo: true, note: `${loaded} is loaded` };
  if (wanted !== 'none') return { load: wanted, clear: mart === 'demo' };
  return { load: null, hasDemo: mart === 'demo', note: 'none wanted' };
}
