import { applyFilters } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import { noticesStore } from '@shopfront/data/notices';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { CART_CHANGE_FILTERS, NOTICE_CONTEXTS } from '@shopfront/names';
import { isValidQuantity } from '@shopfront/quantity';
import type { CartItemResponse } from '@shopfront/store-api';
import { decodeEntities, stripTags } from '@shopfront/text';
import { trackDroppedCoupons } from './dropped-coupons';
import {
	forgetPlacedOrder,
	hasJournalEntry,
	readPlacedOrder,
} from '@shopfront/data/order-journal';
import { reloadIfRequested } from './reload-page';
import type { CartData, CartOperation } from './types';

/** The shopper's own changes in progress, which need no notice: item keys, and product ids in `added`. */
export interface PendingChanges {
	quantity: readonly string[];
	removal: readonly string[];
	added: readonly number[];
	operations: readonly CartOperation[];
}

export interface CartChange {
	kind: 'removed' | 'quantity';
	item: CartItemResponse;
}

/** Changes that the shopper didn't make (docs/contract/stores.md 1.1). */
export const findChanges = (
	before: CartData,
	after: CartData,
	pending: PendingChanges
): CartChange[] => {
	const itemsByKey = new Map(
		after.items.map( ( item ) => [ item.key, item ] )
	);
	return before.items.flatMap( ( old ): CartChange[] => {
		const item = itemsByKey.get( old.key );
		if ( ! item ) {
			return pending.removal.includes( old.key )
				? []
				: [ { kind: 'removed', item: old } ];
		}
		const isExpected =
			item.quantity === old.quantity ||
			pending.quantity.includes( item.key ) ||
			pending.removal.includes( item.key ) ||
			pending.added.includes( item.id );
		return isExpected ||
			! isValidQuantity( item.quantity, item.quantity_limits )
			? []
			: [ { kind: 'quantity', item } ];
	} );
};

const getPlainName = ( { name }: CartItemResponse ) =>
	stripTags( decodeEntities( name ) );

/** Skips a filter that throws (docs/architecture.md, "Goals"). */
const isNotificationEnabled = (
	kind: CartChange[ 'kind' ],
	item: CartItemResponse
) => {
	try {
		return Boolean(
			applyFilters( CART_CHANGE_FILTERS[ kind ], true, item )
		);
	} catch ( error ) {
		// eslint-disable-next-line no-console -- For developers; shoppers are not affected.
		console.error(
			`Shopfront: an add-on's filter ${ CART_CHANGE_FILTERS[ kind ] } failed.`,
			error
		);
		return true;
	}
};

/** Also tracks coupons that the server drops. An add-on's filter can suppress a snackbar, or request a page reload. */
export const notifyChanges = (
	registry: StoreRegistry,
	before: CartData,
	after: CartData,
	pending: PendingChanges
): void => {
	reloadIfRequested( registry, before, after );
	const services = getServices( registry );
	const { host } = services;
	// The shopper bought an order's items. An order with an open outcome may have emptied its cart.
	const isOrdered =
		readPlacedOrder( services ) !== null ||
		( after.items.length === 0 && hasJournalEntry( host ) );
	if ( after.items.length > 0 ) {
		forgetPlacedOrder( services );
	}
	if ( ! isOrdered ) {
		trackDroppedCoupons(
			registry,
			before,
			after,
			pending.operations.some(
				( { kind } ) =>
					kind === 'applyCoupon' || kind === 'removeCoupon'
			)
		);
	}
	for ( const { kind, item } of findChanges( before, after, pending ) ) {
		if (
			( kind === 'removed' && isOrdered ) ||
			! isNotificationEnabled( kind, item )
		) {
			continue;
		}
		const message =
			kind === 'removed'
				? sprintf(
						/* translators: %s: name of the item. */
						__( '"%s" was removed from your cart.', 'woocommerce' ),
						getPlainName( item )
					)
				: sprintf(
						/* translators: 1: name of the item, 2: its new quantity. */
						__(
							'The quantity of "%1$s" was changed to %2$s.',
							'woocommerce'
						),
						getPlainName( item ),
						String( item.quantity )
					);
		void registry.dispatch( noticesStore ).createInfoNotice( message, {
			context: NOTICE_CONTEXTS.CART,
			type: 'snackbar',
			speak: true,
			id: `${ item.key }-${
				kind === 'removed' ? 'removed' : 'quantity-update'
			}`,
		} );
	}
};
