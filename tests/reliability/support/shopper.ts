import type { Random } from './random';
import type { Visitor } from './visitor';

/** Simple, sold in steps of two, low in stock, sold individually, out of stock, and unknown. */
const PRODUCTS = [ 26, 27, 28, 30, 31, 32, 33, 34, 999999 ];
const COUPONS = [ 'ten', 'five', 'ship', 'solo', 'min200', 'nosuch', 'old' ];
const CITIES = [ 'Reno', 'Oakland', 'San Francisco', 'Fresno' ];

const settled = ( promise: Promise< unknown > ) =>
	promise.then(
		() => undefined,
		() => undefined
	);

/** Sensible or not; ignores the result. */
export const runRandomAction = (
	{ cart, actions }: Visitor,
	random: Random
): Promise< void > => {
	const { items, coupons, shippingRates } = cart.getOptimisticCart();
	const item = items.length ? random.pick( items ) : null;
	const add = () =>
		settled(
			actions.addItemToCart(
				random.pick( PRODUCTS ),
				random.integer( 1, 3 )
			)
		);
	const steps: Array< () => Promise< void > > = [
		add,
		() =>
			item
				? settled(
						actions.changeCartItemQuantity(
							item.key,
							random.integer( 1, 12 )
						)
					)
				: add(),
		() =>
			item
				? settled(
						actions.changeCartItemQuantity(
							item.key,
							item.quantity + 1
						)
					)
				: add(),
		() =>
			item ? settled( actions.removeItemFromCart( item.key ) ) : add(),
		() => settled( actions.applyCoupon( random.pick( COUPONS ) ) ),
		() =>
			coupons.length
				? settled( actions.removeCoupon( random.pick( coupons ).code ) )
				: add(),
		() => {
			const choice = shippingRates.length
				? random.pick( shippingRates )
				: null;
			return choice?.shipping_rates.length
				? settled(
						actions.selectShippingRate(
							random.pick( choice.shipping_rates ).rate_id,
							random.pick( [ choice.package_id, null ] )
						)
					)
				: add();
		},
		() =>
			settled(
				Promise.resolve(
					actions.setShippingAddress( {
						city: random.pick( CITIES ),
						postcode: String( random.integer( 94001, 94199 ) ),
					} )
				)
			),
		() =>
			settled(
				actions.applyExtensionCartUpdate( {
					namespace: random.pick( [ 'gift-wrap', 'no-such' ] ),
					data: { wrap: random.pick( [ true, false ] ) },
				} )
			),
	];
	// Shoppers change quantities most often.
	return random.pick( [ ...steps, ...steps.slice( 0, 4 ) ] )();
};
