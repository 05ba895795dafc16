import { isRecord } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import { checkoutStore } from '../store';

/**
 * Opens the form of each address that the server finds incomplete, so that no address card hides the field in question.
 * `data` is the error's data, whose `errors` lists messages by address: `{ shipping: [ 'Town / City is required' ] }`.
 */
export const openRejectedAddresses = (
	registry: Pick< DataRegistry, 'dispatch' >,
	data: unknown
): void => {
	const errors = isRecord( data ) && isRecord( data.errors ) && data.errors;
	if ( ! errors ) {
		return;
	}
	const { setEditingShippingAddress, setEditingBillingAddress } =
		registry.dispatch( checkoutStore );
	if ( errors.shipping ) {
		void setEditingShippingAddress( true );
	}
	if ( errors.billing ) {
		void setEditingBillingAddress( true );
	}
};
