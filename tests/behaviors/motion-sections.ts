import type { Section } from './section';

/** Content that moves. */
export const MOTION_SECTIONS: readonly Section[] = [];
