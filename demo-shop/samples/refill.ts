import type { Cart, CartInput } from '../cart/cart';
import { calculateCart } from '../cart/cart';
import type { ShopContext } from '../context';
import { isRecord } from '../is-record';
import { changeSession } from '../sessions';
import { isSampleOn } from './samples';

const NAMESPACE = 'refill';

/** Ids of recurring packages: this prefix and the package's index. */
const PACKAGE_ID = 'refill_monthly_';

/**
 * The cart that is ordered again each month: all shipped items, without coupons and fees. `null` when the sample is off
 * or nothing ships. Its packages have their own ids (`refill_monthly_0`), under which the session stores the selected
 * rates.
 */
export const recurringCart = ( input: CartInput ): Cart | null => {
	const lines = input.lines.filter( ( { product } ) => ! product.isVirtual );
	if (
		! isSampleOn( input.options, NAMESPACE ) ||
		! input.options.shippingEnabled ||
		lines.length === 0
	) {
		return null;
	}
	const chosenRates = Object.fromEntries(
		Object.entries( input.chosenRates ).flatMap( ( [ id, rate ] ) =>
			id.startsWith( PACKAGE_ID )
				? [ [ id.slice( PACKAGE_ID.length ), rate ] ]
				: []
		)
	);
	const cart = calculateCart( {
		...input,
		// Recurring packages ship even if the first order is picked up.
		options: { ...input.options, localPickupEnabled: false },
		lines,
		chosenRates,
		coupons: [],
		fees: [],
	} );
	return {
		...cart,
		packages: cart.packages.map( ( shippingPackage ) => ( {
			...shippingPackage,
			id: `${ PACKAGE_ID }${ shippingPackage.id }`,
			name: 'Monthly refill',
		} ) ),
	};
};

/** The same day next month, or that month's last day: `2026-12-22`. */
export const nextMonth = ( now: number ): string => {
	const today = new Date( now );
	const year = today.getUTCFullYear();
	const month = today.getUTCMonth() + 1;
	const lastDay = new Date( Date.UTC( year, month + 1, 0 ) ).getUTCDate();
	const day = Math.min( today.getUTCDate(), lastDay );
	return new Date( Date.UTC( year, month, day ) )
		.toISOString()
		.slice( 0, 10 );
};

/**
 * For the cart's `extensions`; `{}` without recurring carts. `describe` formats totals and packages like the Store API.
 */
export const refillExtensions = (
	input: CartInput,
	describe: ( cart: Cart ) => object
): Record< string, unknown > => {
	const recurring = recurringCart( input );
	return recurring
		? {
				[ NAMESPACE ]: {
					carts: [
						{
							key: 'monthly',
							next_date: nextMonth( input.now ),
							...describe( recurring ),
						},
					],
				},
			}
		: {};
};

/** Stores each recurring package's rate with the order: `{ rates: [ 'Flat rate' ] }`. */
export const saveRefill = ( context: ShopContext, cart: Cart ): void => {
	const recurring = recurringCart( cart );
	if ( ! recurring ) {
		return;
	}
	const rates = recurring.packages.flatMap(
		( { rates: offered, selected } ) =>
			offered
				.filter( ( { id } ) => id === selected )
				.map( ( { name } ) => name )
	);
	changeSession( context, ( data ) => ( {
		...data,
		addOns: { ...data.addOns, [ NAMESPACE ]: { rates } },
	} ) );
};

/** `null` for an order without recurring packages. */
export const getRefill = (
	addOns: Readonly< Record< string, unknown > >
): string | null => {
	const data = addOns[ NAMESPACE ];
	return isRecord( data ) && Array.isArray( data.rates )
		? data.rates.map( String ).join( ', ' )
		: null;
};
