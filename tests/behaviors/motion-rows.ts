import type { Row } from './row';

/** Behaviors of content that moves. */
export const MOTION_ROWS: readonly Row[] = [];
