export { closeBrowser as default } from './browser-server.mjs';
