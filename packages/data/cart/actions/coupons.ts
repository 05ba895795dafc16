import type { CartResponse } from '@shopfront/store-api';
import { ROUTES } from '../routes';
import { getRuntime } from '../runtime';
import type { CartThunk } from '../thunk';
import type { CartData } from '../types';
import { perform, responseOrThrow } from './perform';

const hasCoupon = ( cart: CartData, code: string ) =>
	cart.coupons.some(
		( coupon ) => coupon.code.toLowerCase() === code.toLowerCase()
	);

/** Applies a coupon code. Rejects with the API error, which says why. */
export const applyCoupon =
	( code: string ): CartThunk< Promise< CartResponse | null > > =>
	async ( { dispatch, registry } ) => {
		const id = getRuntime( registry ).nextOperationId();
		dispatch( {
			type: 'OPERATION_STARTED',
			operation: { id, kind: 'applyCoupon', code },
		} );
		return responseOrThrow(
			await dispatch(
				perform( {
					operationId: id,
					request: {
						path: ROUTES.applyCoupon,
						method: 'POST',
						data: { code },
					},
					keepsAddresses: true,
					isDone: ( _before, after ) => hasCoupon( after, code ),
					asksAfterRefusal: true,
				} )
			)
		);
	};

/** Removes a coupon code. Rejects with the API error. */
export const removeCoupon =
	( code: string ): CartThunk< Promise< CartResponse | null > > =>
	async ( { dispatch, registry } ) => {
		const id = getRuntime( registry ).nextOperationId();
		dispatch( {
			type: 'OPERATION_STARTED',
			operation: { id, kind: 'removeCoupon', code },
		} );
		return responseOrThrow(
			await dispatch(
				perform( {
					operationId: id,
					request: {
						path: ROUTES.removeCoupon,
						method: 'POST',
						data: { code },
					},
					keepsAddresses: true,
					isDone: ( _before, after ) => ! hasCoupon( after, code ),
					asksAfterRefusal: true,
				} )
			)
		);
	};
