import { readPageData } from '@shopfront/host';
import type { BlockSources } from './types';

/** Returns the files and settings that the page prints with its badge; `null` without them. */
export const readBlockSources = < Sources extends BlockSources = BlockSources >(
	page: Document
): Sources | null => {
	const data = readPageData( page, '.sf-mini-cart-data' );
	// Our own server wrote this, so we trust its shape.
	return data instanceof Object && ! Array.isArray( data )
		? ( data as Sources )
		: null;
};
