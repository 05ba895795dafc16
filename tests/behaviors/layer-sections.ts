import type { Section } from './section';

/** Layers above the page. */
export const LAYER_SECTIONS: readonly Section[] = [];
