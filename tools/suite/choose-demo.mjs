import { Fault } from '../run/fault.mjs';

/**
 * What the market mart holds, as its snapshots tell.
 * @typedef {'nothing' | 'demo' | 'real'} MartContent
 */

/**
 * Whether demo data is to be loaded, and which. Without a wish, what the first start chose stays; real data is
 * never loaded over.
 * @param {{ wish: string | undefined, loaded: string | undefined, mart: MartContent }} found `loaded` is the
 *   size of the last load that was finished, or `none`
 * @returns {{ load: string } | { load: null, hasDemo: boolean, note: string }}
 */
export function chooseDemo({ wish, loaded, mart }) {
  if (mart === 'real')
    return { load: null, hasDemo: false, note: 'left out: there is real data, which stays as it is' };
  if (wish === 'none' && mart === 'demo')
    throw new Fault(
      'DEMO_SIZE=none, but this data folder holds demo data. Choose another one:\n' +
        '  DATA_DIR=.data-real DEMO_SIZE=none npm start',
    );
  const wanted = wish ?? loaded ?? 'small';
  if (mart === 'demo' && (wanted === loaded || wanted === 'none'))
    return { load: null, hasDemo: true, note: `${loaded} is loaded` };
  return wanted === 'none' ? { load: null, hasDemo: false, note: 'none wanted' } : { load: wanted };
}
