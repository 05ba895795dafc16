import { STORE_KEYS } from '@shopfront/names';
import {
	PRIVATE_MEMBERS,
	type StoreKey,
} from '../../packages/types/private-members';

const isStoreKey = ( key: string ): key is StoreKey => key in PRIVATE_MEMBERS;

/**
 * Each store's own names, its descriptor's and constant's in `wc.wcBlocksData`, and its types' in `@shopfront/types`.
 */
export const STORE_NAMES = Object.keys( STORE_KEYS )
	.filter( isStoreKey )
	.map( ( key ) => {
		const typePrefix = key.replace( /^./, ( letter ) =>
			letter.toUpperCase()
		);
		return {
			key,
			name: STORE_KEYS[ key ],
			descriptor: `${ key }Store`,
			constant: `${ key
				.replace( /[A-Z]/g, '_$&' )
				.toUpperCase() }_STORE_KEY`,
			selectors: `${ typePrefix }Selectors`,
			actions: `${ typePrefix }Actions`,
		};
	} );
