import { ApiError, quoted } from '../api-error';
import type { ShopContext } from '../context';
import { changeSession } from '../sessions';
import { addLine, type Addition } from './add-line';
import { updateAddOn } from './add-ons';
import { addressRefusal } from '../api/arguments';
import { fieldsAt } from '../fields/additional-fields';
import { addressFieldProblem } from '../fields/address-fields';
import { countedCoupon } from '../orders/coupon-uses';
import { recurringCart } from '../samples/refill';
import {
	addressProblem,
	mergeBilling,
	mergeShipping,
	shippedTo,
	type AddressProblem,
} from './addresses';
import { couponProblems } from './cart';
import { removeLine, updateLine } from './change-lines';
import { findCoupon } from './coupons';
import { currentAddresses, currentCart, currentInput } from './current-cart';
import { packageLines } from './shipping';

/** Returns the line's key. @throws {ApiError} For add-item's errors in docs/contract/store-api.md 3. */
export const addToCart = (
	context: ShopContext,
	addition: Addition
): string => {
	let key = '';
	changeSession( context, ( data ) => {
		const added = addLine( context.database, data.lines, addition );
		key = added.key;
		return { ...data, lines: added.lines };
	} );
	return key;
};

export const updateItem = (
	context: ShopContext,
	key: string,
	quantity: number
): void => {
	changeSession( context, ( data ) => ( {
		...data,
		lines: updateLine( context, data.lines, key, quantity ),
	} ) );
};

export const removeItem = ( context: ShopContext, key: string ): void => {
	changeSession( context, ( data ) => ( {
		...data,
		lines: removeLine( data.lines, key ),
	} ) );
};

export const clearCart = ( context: ShopContext ): void => {
	changeSession( context, ( data ) => ( {
		...data,
		lines: [],
		coupons: [],
	} ) );
};

const couponError = ( message: string ) =>
	new ApiError( 'woocommerce_rest_cart_coupon_error', message, 400 );

const checkCouponsEnabled = ( context: ShopContext ): void => {
	if ( ! context.options.couponsEnabled ) {
		throw new ApiError(
			'woocommerce_rest_cart_coupon_disabled',
			'Coupons are disabled.',
			404
		);
	}
};

/** @throws {ApiError} Coupons disabled 404; unknown or invalid coupon 400. */
export const applyCoupon = ( context: ShopContext, sentCode: string ): void => {
	checkCouponsEnabled( context );
	changeSession( context, ( data ) => {
		const coupon = countedCoupon( context, sentCode );
		const { coupons } = currentCart( context ).cart;
		if ( sentCode.trim() === '' ) {
			throw couponError( 'Please enter a coupon code.' );
		}
		if ( coupon === null ) {
			throw couponError(
				`Coupon ${ quoted( sentCode ) } cannot be applied because it does not exist.`
			);
		}
		if ( coupons.some( ( { code } ) => code === coupon.code ) ) {
			throw couponError(
				`Coupon code ${ quoted( coupon.code ) } has already been applied.`
			);
		}
		const alone = coupons.find( ( { isIndividual } ) => isIndividual );
		if ( alone !== undefined ) {
			throw couponError(
				`${ quoted( alone.code ) } has already been applied and cannot be used in conjunction with other coupons.`
			);
		}
		const [ problem ] = couponProblems( currentInput( context ), [
			coupon,
		] );
		if ( problem ) {
			throw couponError( problem.message );
		}
		return {
			...data,
			coupons: coupon.isIndividual
				? [ coupon.code ]
				: [ ...data.coupons, coupon.code ],
		};
	} );
};

/** @throws {ApiError} Coupons disabled 404; unknown 400; known but not applied 409. */
export const removeCoupon = (
	context: ShopContext,
	sentCode: string
): void => {
	checkCouponsEnabled( context );
	changeSession( context, ( data ) => {
		const coupon = findCoupon( sentCode );
		if ( coupon === null ) {
			throw couponError( 'Invalid coupon code.' );
		}
		if ( ! data.coupons.includes( coupon.code ) ) {
			throw new ApiError(
				'woocommerce_rest_cart_coupon_invalid_code',
				'Coupon cannot be removed because it is not already applied to the cart.',
				409
			);
		}
		return {
			...data,
			coupons: data.coupons.filter( ( code ) => code !== coupon.code ),
		};
	} );
};

/** @throws {ApiError} Coupons disabled 404. */
export const clearCoupons = ( context: ShopContext ): void => {
	checkCouponsEnabled( context );
	changeSession( context, ( data ) => ( { ...data, coupons: [] } ) );
};

/** @throws {ApiError} `rest_invalid_param` 400, with a problem for each invalid address. */
const checkAddresses = (
	problems: Record< string, AddressProblem | null >
): void => {
	const refusal = addressRefusal( problems );
	if ( refusal ) {
		const { code, message, data } = refusal;
		throw new ApiError( code, message, 400, data );
	}
};

/**
 * If the cart needs no shipping, the billing address fills in for a missing shipping address.
 *
 * @throws {ApiError} `rest_invalid_param` 400, with a problem for each invalid address. Nothing is stored then.
 */
export const updateCustomer = (
	context: ShopContext,
	sent: { billing_address?: unknown; shipping_address?: unknown }
): void => {
	changeSession( context, ( data ) => {
		const present = currentAddresses( context );
		const fields = fieldsAt( context.options, 'address' );
		const billing = mergeBilling(
			present.billing,
			sent.billing_address,
			fields
		);
		const isShipped =
			packageLines( currentInput( context ).lines, context.options )
				.length > 0;
		const shipping =
			sent.shipping_address === undefined &&
			sent.billing_address !== undefined &&
			! isShipped
				? shippedTo( billing )
				: mergeShipping(
						present.shipping,
						sent.shipping_address,
						fields
					);
		checkAddresses( {
			billing_address:
				sent.billing_address === undefined
					? null
					: ( addressProblem( billing ) ??
						addressFieldProblem( billing, fields ) ),
			shipping_address:
				sent.shipping_address === undefined
					? null
					: ( addressProblem( shipping ) ??
						addressFieldProblem( shipping, fields ) ),
		} );
		return { ...data, billing, shipping };
	} );
};

/**
 * An unavailable rate resets the package to its default; an unknown package changes nothing (docs/contract/observed.md,
 * "Accepted in silence"). The package `null` stands for all.
 *
 * @throws {ApiError} When the shop doesn't ship, 404.
 */
export const selectShippingRate = (
	context: ShopContext,
	rateId: string,
	packageId: number | string | null
): void => {
	if ( ! context.options.shippingEnabled ) {
		throw new ApiError(
			'woocommerce_rest_shipping_disabled',
			'Shipping is disabled.',
			404
		);
	}
	changeSession( context, ( data ) => {
		const chosenRates = { ...data.chosenRates };
		const { cart } = currentCart( context );
		for ( const { id, rates } of [
			...cart.packages,
			...( recurringCart( cart )?.packages ?? [] ),
		] ) {
			if ( packageId !== null && String( packageId ) !== String( id ) ) {
				continue;
			}
			if ( rates.some( ( rate ) => rate.id === rateId ) ) {
				chosenRates[ id ] = rateId;
			} else {
				delete chosenRates[ id ];
			}
		}
		return { ...data, chosenRates };
	} );
};

export const extendCart = (
	context: ShopContext,
	namespace: string,
	sent: Record< string, unknown >
): void => {
	changeSession( context, ( data ) => ( {
		...data,
		addOns: updateAddOn( context.options, data.addOns, namespace, sent ),
	} ) );
};
