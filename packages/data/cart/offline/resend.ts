import { noticesStore, processErrorResponse } from '@shopfront/data/notices';
import type { StoreRegistry } from '@shopfront/data/services';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __, sprintf } from '@wordpress/i18n';
import { cartStore } from '../store';
import type { SavedOperation } from './saved-operations';

/** Explains that a line was changed elsewhere, so that the earlier change no longer applies. */
const showConflict = (
	registry: StoreRegistry,
	{ key, name }: Extract< SavedOperation, { key: string } >
) =>
	void registry.dispatch( noticesStore ).createWarningNotice(
		sprintf(
			/* translators: %s: name of the item. */
			__(
				'Your change of "%s" was not saved because your cart has changed in the meantime. Please check your cart.',
				'shopfront'
			),
			name
		),
		{ id: `${ key }-not-saved`, context: NOTICE_CONTEXTS.CART }
	);

/**
 * Sends a change that an earlier page could not send. Drops one that the server has made, and explains one whose line has
 * another quantity now. Errors of the server become notices.
 */
export async function resend(
	registry: StoreRegistry,
	operation: SavedOperation
): Promise< void > {
	const { changeCartItemQuantity, removeItemFromCart, selectShippingRate } =
		registry.dispatch( cartStore );
	const { getServerCart } = registry.select( cartStore );
	try {
		if ( operation.kind === 'selectRate' ) {
			const { rateId, packageId } = operation;
			const isOffered = getServerCart().shippingRates.some(
				( { shipping_rates: rates } ) =>
					rates.some( ( rate ) => rate.rate_id === rateId )
			);
			if ( isOffered ) {
				await selectShippingRate( rateId, packageId );
			}
			return;
		}
		const { kind, key, from } = operation;
		const current = getServerCart().items.find(
			( item ) => item.key === key
		)?.quantity;
		const isDone =
			kind === 'remove'
				? current === undefined
				: current === operation.quantity;
		if ( isDone ) {
			return;
		}
		if ( current !== from ) {
			showConflict( registry, operation );
			return;
		}
		await ( kind === 'remove'
			? removeItemFromCart( key )
			: changeCartItemQuantity( key, operation.quantity ) );
	} catch ( error ) {
		processErrorResponse( registry, error );
	}
}
