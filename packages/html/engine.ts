import type { AllowList } from './allow-lists';

/**
 * Parses HTML in a separate document, where nothing runs or loads, and returns what the list allows. Doesn't check
 * `href`, `style` and other values yet: `createSanitizer` does that for all engines.
 */
export type Engine = ( html: string, list: AllowList ) => DocumentFragment;
