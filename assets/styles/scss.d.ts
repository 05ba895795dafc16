/** Style sheets are imported for what they do to the page; they say nothing to the script. */
declare module '*.scss';
