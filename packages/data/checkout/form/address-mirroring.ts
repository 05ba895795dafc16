import type { AddressFields } from '@shopfront/address';
import { cartStore } from '@shopfront/data/cart';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { checkoutStore } from '../store';

/**
 * Makes one address follow the other while the shopper, or the shop, declares them identical: billing follows shipping,
 * or shipping follows billing if the shop ships to the billing address only. Source: docs/contract/cart-and-checkout.md
 * 4, "Shipping", docs/contract/blocks.md 6. Returns the function that stops it.
 */
export const startAddressMirroring = (
	registry: StoreRegistry
): ( () => void ) => {
	const { settings } = getServices( registry );
	let seen: readonly unknown[] = [];
	/** Whether billing followed shipping; `null` before the first run. */
	let wasMirroring: boolean | null = null;
	/** The billing address from before it followed shipping. We restore it when the shopper clears the checkbox. */
	let separateBilling: AddressFields | null = null;
	const mirror = () => {
		const { needsShipping, shippingAddress, billingAddress } = registry
			.select( cartStore )
			.getCartData();
		const { getUseShippingAsBilling, prefersCollection } =
			registry.select( checkoutStore );
		// Both stores also notify about other changes.
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
		const isMirroring =
			! settings.forcedBillingAddress &&
			getUseShippingAsBilling() &&
			! prefersCollection();
		if ( wasMirroring === false && isMirroring ) {
			const { email, ...billingFields }: AddressFields = {
				...billingAddress,
			};
			separateBilling = billingFields;
		}
		const restored = wasMirroring && ! isMirroring ? separateBilling : null;
		wasMirroring = isMirroring;
		if ( restored ) {
			separateBilling = null;
			void registry
				.dispatch( cartStore )
				.setBillingAddress( omitUndefined( restored ) );
		} else if ( settings.forcedBillingAddress ) {
			const { email, ...billingFields }: AddressFields = {
				...billingAddress,
			};
			void registry
				.dispatch( cartStore )
				.setShippingAddress( omitUndefined( billingFields ) );
		} else if ( isMirroring ) {
			void registry
				.dispatch( cartStore )
				.setBillingAddress( omitUndefined( { ...shippingAddress } ) );
		}
	};
	const stops = [
		registry.subscribe( mirror, cartStore ),
		registry.subscribe( mirror, checkoutStore ),
	];
	mirror();
	return () => stops.forEach( ( stop ) => stop() );
};

const omitUndefined = (
	address: AddressFields
): Record< string, string | boolean > =>
	Object.fromEntries(
		Object.entries( address ).flatMap( ( [ field, value ] ) =>
			value === undefined ? [] : [ [ field, value ] as const ]
		)
	);
