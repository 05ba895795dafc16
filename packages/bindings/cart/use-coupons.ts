import { cartStore } from '@shopfront/data/cart';
import { getGenericErrorMessage, noticesStore } from '@shopfront/data/notices';
import { validationStore } from '@shopfront/data/validation';
import { parseApiError } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useBlockApp, type BlockApp } from '../app/block-app';

/** The validation error of the coupon field (contract/stores.md 4). */
const COUPON_ERROR_ID = 'coupon';

export interface Coupons {
	isApplying: boolean;
	/** Code of the coupon that is on its way out; `''` for none. */
	removingCode: string;
	/** Why the last code was not taken; `''` for nothing. */
	errorMessage: string;
	/** Resolves with whether the code was taken. */
	applyCoupon: ( code: string ) => Promise< boolean >;
	/** Resolves with whether it is out of the cart. */
	removeCoupon: ( code: string ) => Promise< boolean >;
	/** Forgets the error. */
	clearError: () => void;
}

/** The words for a refused coupon: those for this place where the server has such, else the message (specification 8). */
const messageOf = ( error: unknown ): string => {
	const parsed = parseApiError( error );
	if ( ! parsed.ok || parsed.value.code === 'invalid_json' ) {
		return getGenericErrorMessage();
	}
	const { message, data } = parsed.value;
	const forCart = data?.details?.cart;
	return (
		htmlToText( typeof forCart === 'string' ? forCart : message ) ||
		getGenericErrorMessage()
	);
};

/** Whether add-ons let a notice of ours be shown. One that fails has no say. */
const isShown = (
	{ points }: BlockApp,
	filterName: 'showApplyCouponNotice' | 'showRemoveCouponNotice',
	couponCode: string,
	context: string
): boolean => {
	try {
		return (
			points.get()?.filters.apply( {
				filterName,
				defaultValue: true,
				arg: { couponCode, context },
			} ) ?? true
		);
	} catch {
		// It is on its report card, and there is no place on the page for it.
		return true;
	}
};

/**
 * What can be done with coupons, told in the notices of `context` (specification 8, Messages). A code that is refused
 * has its reason beside the field; one that cannot be removed, in a snackbar.
 *
 * @param context As `wc/cart`.
 */
export const useCoupons = ( context: string ): Coupons => {
	const app = useBlockApp();
	const { applyCoupon, removeCoupon } = useDispatch( cartStore );
	const { setValidationErrors, clearValidationError } =
		useDispatch( validationStore );
	const { createNotice } = useDispatch( noticesStore );
	const state = useSelect( ( select ) => {
		const cart = select( cartStore );
		const error =
			select( validationStore ).getValidationError( COUPON_ERROR_ID );
		return {
			isApplying: cart.isApplyingCoupon(),
			removingCode: cart.getCouponBeingRemoved(),
			errorMessage: error && ! error.hidden ? error.message : '',
		};
	}, [] );
	const tell = ( status: 'info' | 'error', message: string ) =>
		void createNotice( status, message, {
			id: 'coupon-form',
			type: 'snackbar',
			context,
		} );

	return {
		...state,
		clearError: () => void clearValidationError( COUPON_ERROR_ID ),
		applyCoupon: async ( code ) => {
			try {
				await applyCoupon( code );
			} catch ( error ) {
				void setValidationErrors( {
					[ COUPON_ERROR_ID ]: {
						message: messageOf( error ),
						hidden: false,
					},
				} );
				return false;
			}
			if ( isShown( app, 'showApplyCouponNotice', code, context ) ) {
				tell(
					'info',
					sprintf(
						/* translators: %s: code of a coupon. */
						__(
							'Coupon code "%s" has been applied to your cart.',
							'shopfront'
						),
						code
					)
				);
			}
			return true;
		},
		removeCoupon: async ( code ) => {
			try {
				await removeCoupon( code );
			} catch ( error ) {
				tell( 'error', messageOf( error ) );
				return false;
			}
			if ( isShown( app, 'showRemoveCouponNotice', code, context ) ) {
				tell(
					'info',
					sprintf(
						/* translators: %s: code of a coupon. */
						__(
							'Coupon code "%s" has been removed from your cart.',
							'shopfront'
						),
						code
					)
				);
			}
			return true;
		},
	};
};
