import { doAction } from '@wordpress/hooks';
import { STORE_ACTION_PREFIX } from '@shopfront/names';

/**
 * Tells add-ons of something that the shopper did (docs/contract/events.md 1). What their handlers throw is written to
 * the console and goes no further.
 *
 * @param name    After the common prefix, as in `cart-remove-item`.
 * @param payload What the contract says of this action.
 */
export const doStoreAction = (
	name: string,
	payload: Readonly< Record< string, unknown > >
): void => {
	try {
		doAction( STORE_ACTION_PREFIX + name, payload );
	} catch ( error ) {
		// eslint-disable-next-line no-console -- The add-on's developer has no other way to learn of it.
		console.error( error );
	}
};
