import type { AllowList } from './allow-lists';

/**
 * Parses HTML in a document of its own, in which nothing runs or loads, and returns what a list allows. Its `href`, `style` and
 * other values are not checked yet: `createSanitizer` does that for all engines.
 */
export type Engine = ( html: string, list: AllowList ) => DocumentFragment;
