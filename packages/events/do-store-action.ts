import { doAction } from '@wordpress/hooks';
import { pushFact } from '@shopfront/host';
import { STORE_ACTION_PREFIX } from '@shopfront/names';

/**
 * Runs the WordPress action that reports a shopper's action to add-ons (docs/contract/events.md 1). Logs handlers'
 * errors instead of throwing them. `name` has no common prefix: `cart-remove-item`.
 */
export const doStoreAction = (
	name: string,
	payload: Readonly< Record< string, unknown > >
): void => {
	pushFact( window, { kind: 'action', name, payload } );
	try {
		doAction( STORE_ACTION_PREFIX + name, payload );
	} catch ( error ) {
		// eslint-disable-next-line no-console -- The only way to inform the add-on's developer.
		console.error( error );
	}
};
