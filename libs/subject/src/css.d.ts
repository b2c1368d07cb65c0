/** Style sheets are imported for their effect; the bundler takes them out into files. */
declare module '*.css';
