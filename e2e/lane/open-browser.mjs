export { openBrowser as default } from './browser-server.mjs';
