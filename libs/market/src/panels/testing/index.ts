/** A small market with a store of panels, for tests of other packages. */
export { securityRows, type BarByHand } from '../../testing/sample-rows.ts';
export { panelMarket, type PanelMarket } from './panel-market.ts';
