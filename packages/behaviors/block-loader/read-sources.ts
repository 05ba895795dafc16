import type { BlockSources } from './types';

/** Reads the files and settings that the page prints with its badge; `null` without them. */
export const readBlockSources = < Sources extends BlockSources = BlockSources >(
	page: Document
): Sources | null =>
	JSON.parse(
		page.querySelector( '.sf-mini-cart-data' )?.textContent ?? 'null'
	);
