import type { CartErrorResponse } from '@shopfront/store-api';
import { decodeEntities } from '../text';
import { ApiError } from '../api-error';
import type { CurrentCart } from '../cart/current-cart';

/** The recorded shop uses plain quotation marks here. */
const plainQuotes = ( message: string ) =>
	decodeEntities( message ).replace( /[\u201c\u201d]/g, '"' );

const STOCK = /^woocommerce_rest_product_/;

/** The recorded shop's data has the status twice, the second time under an empty name. */
const conflict = (
	code: string,
	message: string,
	data: Record< string, unknown > = {},
	stray = 409
) => new ApiError( code, message, 409, { 0: stray, ...data } );

/** @throws {ApiError} For an empty cart, 409. */
export const checkNotEmpty = ( { cart }: CurrentCart ): void => {
	if ( cart.lines.length === 0 ) {
		throw conflict(
			'woocommerce_rest_cart_empty',
			'Cannot place an order, your cart is empty.',
			{},
			400
		);
	}
};

/** @throws {ApiError} For items that sold out meanwhile, 409. */
export const checkStock = ( { errors }: CurrentCart ): void => {
	const found = errors
		.filter( ( { code } ) => STOCK.test( code ) )
		.map( ( { code, message } ): CartErrorResponse => ( {
			code,
			message: plainQuotes( message ),
		} ) );
	if ( found.length > 0 ) {
		throw conflict(
			found.length === 1 && found[ 0 ]
				? found[ 0 ].code
				: 'woocommerce_rest_cart_item_error',
			found.map( ( { message } ) => message ).join( ' ' )
		);
	}
};

/** @throws {ApiError} With the coupons that have become invalid, 409; its cart no longer contains them. */
export const checkCoupons = (
	{ errors, lostCoupons }: CurrentCart,
	code:
		| 'woocommerce_rest_cart_coupon_errors'
		| 'woocommerce_rest_order_coupon_errors'
): void => {
	if ( lostCoupons.length === 0 ) {
		return;
	}
	const messages = errors
		.filter( ( error ) => ! STOCK.test( error.code ) )
		.map( ( { message } ) => message );
	throw new ApiError( code, messages.join( ' ' ), 409, {
		removed_coupons: Object.fromEntries(
			lostCoupons.map( ( coupon, index ) => [
				coupon,
				messages[ index ] ?? '',
			] )
		),
	} );
};
