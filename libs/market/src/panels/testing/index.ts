/** A small market with a store of panels, for tests of other packages. */
export { panelMarket, securities, type Bar, type PanelMarket } from './panel-market.ts';
