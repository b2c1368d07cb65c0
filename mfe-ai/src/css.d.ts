/** Style sheets are imported for their effect; the bundler writes them to files of their own. */
declare module '*.css';
