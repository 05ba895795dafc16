import type { Row } from './row';

/** Behaviors of layers above the page. */
export const LAYER_ROWS: readonly Row[] = [];
