import type { AddressFields } from '@shopfront/address';
import { cartStore } from '@shopfront/data/cart';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { checkoutStore } from '../store';

/**
 * Has one address follow the other while the shopper says, or the shop decides, that they are the same: billing follows
 * shipping, or shipping follows billing where goods go to the billing address only. Source:
 * docs/contract/cart-and-checkout.md 4, "Shipping", docs/contract/blocks.md 6. Returns the stop.
 */
export function startAddressMirroring( registry: StoreRegistry ): () => void {
	const { settings } = getServices( registry );
	let seen: readonly unknown[] = [];
	/** Whether billing followed shipping; `null` before the first look. */
	let followed: boolean | null = null;
	/** The billing address from before it followed: nothing typed is lost by a tick that is taken back. */
	let own: AddressFields | null = null;
	const follow = () => {
		const { needsShipping, shippingAddress, billingAddress } = registry
			.select( cartStore )
			.getCartData();
		const { getUseShippingAsBilling, prefersCollection } =
			registry.select( checkoutStore );
		// Both stores tell of much that is nothing to do with addresses.
		const now = [
			needsShipping,
			shippingAddress,
			billingAddress,
			getUseShippingAsBilling(),
			prefersCollection(),
		];
		if (
			! needsShipping ||
			now.every( ( value, index ) => value === seen[ index ] )
		) {
			return;
		}
		seen = now;
		const follows =
			! settings.forcedBillingAddress &&
			getUseShippingAsBilling() &&
			! prefersCollection();
		if ( followed === false && follows ) {
			const { email, ...billedTo }: AddressFields = { ...billingAddress };
			own = billedTo;
		}
		const left = followed && ! follows ? own : null;
		followed = follows;
		if ( left ) {
			own = null;
			void registry
				.dispatch( cartStore )
				.setBillingAddress( withoutGaps( left ) );
		} else if ( settings.forcedBillingAddress ) {
			const { email, ...billedTo }: AddressFields = { ...billingAddress };
			void registry
				.dispatch( cartStore )
				.setShippingAddress( withoutGaps( billedTo ) );
		} else if ( follows ) {
			void registry
				.dispatch( cartStore )
				.setBillingAddress( withoutGaps( { ...shippingAddress } ) );
		}
	};
	const stops = [
		registry.subscribe( follow, cartStore ),
		registry.subscribe( follow, checkoutStore ),
	];
	follow();
	return () => stops.forEach( ( stop ) => stop() );
}

const withoutGaps = (
	address: AddressFields
): Record< string, string | boolean > =>
	Object.fromEntries(
		Object.entries( address ).flatMap( ( [ field, value ] ) =>
			value === undefined ? [] : [ [ field, value ] as const ]
		)
	);
