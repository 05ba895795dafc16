import type { CartResponse } from '@shopfront/store-api';
import { ROUTES } from '../routes';
import type { CartThunk } from '../thunk';
import type { CartData, PendingOperation } from '../types';
import { createMutation } from './create-mutation';
import { runMutation } from './run-mutation';

const hasCoupon = ( cart: CartData, code: string ) =>
	cart.coupons.some(
		( coupon ) => coupon.code.toLowerCase() === code.toLowerCase()
	);

const createCouponRequest =
	( path: string, isApplied: boolean ) =>
	(
		{ operationId }: PendingOperation,
		code: string
	): CartThunk< Promise< CartResponse | null > > =>
		runMutation( {
			operationId,
			request: {
				path,
				method: 'POST',
				data: { code },
				// A repeated request changes nothing: the server rejects it, and the cart then shows the outcome.
				retry: 'safe',
			},
			preservesAddresses: true,
			isDone: ( _before, after ) =>
				hasCoupon( after, code ) === isApplied,
			refreshesAfterError: true,
		} );

/** Applies a coupon code. Waits while the browser is offline. Rejects with the API error, which contains the reason. */
export const applyCoupon = createMutation( {
	getOperation: ( _context, code: string ) => ( {
		kind: 'applyCoupon',
		code,
	} ),
	send: createCouponRequest( ROUTES.applyCoupon, true ),
} );

/** Removes a coupon code. Waits while the browser is offline. Rejects with the API error. */
export const removeCoupon = createMutation( {
	getOperation: ( _context, code: string ) => ( {
		kind: 'removeCoupon',
		code,
	} ),
	send: createCouponRequest( ROUTES.removeCoupon, false ),
} );
