import type { BlockApp } from '@shopfront/bindings';
import { ALL_STORES } from '../all-stores';
import { registerStores } from '../stores';
import { createWcBlocksData } from '../wc-blocks-data';

/** Also registers stores that no block of the page has registered. */
export const createMembers = ( app: BlockApp ) => {
	registerStores( app.registry, ALL_STORES );
	return { wcBlocksData: createWcBlocksData( app ) };
};
