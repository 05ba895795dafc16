import {
	addToCart,
	applyCoupon,
	extendCart,
	removeCoupon,
	removeItem,
	selectShippingRate,
	updateCustomer,
	updateItem,
} from '../cart/commands';
import { cartResponse, withoutShipping } from '../cart/cart-response';
import type { ShopContext } from '../context';
import { additionFrom } from './addition';
import {
	numberArgument,
	textArgument,
	type Arguments,
	type ArgumentSchemas,
} from './arguments';
import type { Route } from './route';
import { isRecord } from '../is-record';

/** Defines a route that changes the cart and responds with it. */
const command = (
	path: string,
	args: ArgumentSchemas,
	run: ( context: ShopContext, args: Arguments ) => void,
	status = 200
): Route => {
	return {
		path,
		endpoints: [
			{
				methods: [ 'POST' ],
				args,
				handle: ( context, sent ) => {
					run( context, sent );
					return { status, body: cartResponse( context ) };
				},
			},
		],
	};
};

export const CART_ROUTES: readonly Route[] = [
	{
		path: '/cart',
		endpoints: [
			{
				methods: [ 'GET' ],
				args: { context: {} },
				handle: ( context ) => ( { body: cartResponse( context ) } ),
			},
		],
	},
	command(
		'/cart/add-item',
		// The cart itself refuses an unknown product.
		{ id: {}, quantity: { type: 'number' }, variation: { type: 'array' } },
		( context, args ) => addToCart( context, additionFrom( args ) ),
		201
	),
	command( '/cart/apply-coupon', { code: {} }, ( context, { code } ) =>
		applyCoupon( context, textArgument( code ) )
	),
	command(
		'/cart/extensions',
		{ namespace: {}, data: { type: 'object' } },
		( context, { namespace, data } ) =>
			extendCart(
				context,
				textArgument( namespace ),
				isRecord( data ) ? data : {}
			)
	),
	command( '/cart/remove-coupon', { code: {} }, ( context, { code } ) =>
		removeCoupon( context, textArgument( code ) )
	),
	command( '/cart/remove-item', { key: {} }, ( context, { key } ) =>
		removeItem( context, textArgument( key ) )
	),
	command(
		'/cart/select-shipping-rate',
		{ package_id: {}, rate_id: { type: 'string', isRequired: true } },
		( context, { package_id: packageId, rate_id: rateId } ) =>
			selectShippingRate(
				context,
				textArgument( rateId ),
				textArgument( packageId ) || null
			)
	),
	{
		path: '/cart/update-item',
		endpoints: [
			{
				methods: [ 'POST' ],
				args: { key: {}, quantity: { type: 'number' } },
				handle: ( context, { key, quantity } ) => {
					const newQuantity = numberArgument( quantity );
					// The platform accepts a missing quantity, but then changes nothing and skips the totals.
					if ( newQuantity === null ) {
						return {
							status: 200,
							body: withoutShipping( cartResponse( context ) ),
						};
					}
					updateItem( context, textArgument( key ), newQuantity );
					return { status: 200, body: cartResponse( context ) };
				},
			},
		],
	},
	command(
		'/cart/update-customer',
		// The platform accepts a text instead of an address and changes nothing.
		{ billing_address: {}, shipping_address: {} },
		( context, args ) => updateCustomer( context, args )
	),
];
