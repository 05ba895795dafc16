import type { CartCouponResponse } from '@shopfront/store-api';
import { ApiError } from '../api-error';
import { couponResponses } from '../cart/cart-response';
import { applyCoupon, clearCoupons, removeCoupon } from '../cart/commands';
import { currentCart } from '../cart/current-cart';
import type { ShopContext } from '../context';
import { textArgument } from './arguments';
import { withLinks } from './links';
import type { Method, Route } from './route';

const COLLECTION = '/cart/coupons';
const COUPON_METHODS: readonly Method[] = [ 'GET', 'DELETE' ];

const coupons = ( context: ShopContext ) =>
	couponResponses( currentCart( context ).cart );

/** @throws {ApiError} 404 for a coupon that is not in the cart. */
const coupon = ( context: ShopContext, code: string ): CartCouponResponse => {
	const found = coupons( context ).find(
		( one ) => one.code === code.toLowerCase()
	);
	if ( ! found ) {
		throw new ApiError(
			'woocommerce_rest_cart_coupon_invalid_code',
			'Coupon does not exist in the cart.',
			404
		);
	}
	return found;
};

const linked = ( context: ShopContext, one: CartCouponResponse ) =>
	withLinks( context, one, COLLECTION, one.code, COUPON_METHODS );

/** Coupons as a collection (docs/contract/store-api.md 3). */
export const COUPON_ROUTES: readonly Route[] = [
	{
		path: COLLECTION,
		endpoints: [
			{
				methods: [ 'GET' ],
				args: { context: {} },
				handle: ( context ) => ( {
					body: coupons( context ).map( ( one ) =>
						linked( context, one )
					),
				} ),
			},
			{
				methods: [ 'POST' ],
				args: { code: {}, discount_type: {} },
				handle: ( context, { code } ) => {
					applyCoupon( context, textArgument( code ) );
					return {
						status: 201,
						body: linked(
							context,
							coupon( context, textArgument( code ) )
						),
					};
				},
			},
			{
				methods: [ 'DELETE' ],
				args: {},
				handle: ( context ) => {
					clearCoupons( context );
					return { body: [] };
				},
			},
		],
	},
	{
		path: `${ COLLECTION }/(?P<code>[\\w-]+)`,
		endpoints: [
			{
				methods: [ 'GET' ],
				args: { code: {}, context: {} },
				handle: ( context, { code } ) => ( {
					body: coupon( context, textArgument( code ) ),
				} ),
			},
			{
				methods: [ 'DELETE' ],
				args: { code: {} },
				handle: ( context, { code } ) => {
					coupon( context, textArgument( code ) );
					removeCoupon( context, textArgument( code ) );
					return { status: 204, body: '' };
				},
			},
		],
	},
];
