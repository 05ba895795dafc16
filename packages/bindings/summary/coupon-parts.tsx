import { CouponForm, type CouponEntry } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { getGenericErrorMessage, noticesStore } from '@shopfront/data/notices';
import { getPageCheckout } from '@shopfront/data/services';
import { setPageErrors, validationStore } from '@shopfront/data/validation';
import { parseApiError } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useBlockApp, type BlockApp } from '../app/block-app';
import { COUPON_ERROR_ID } from './coupon-error-id';

/**
 * The words for a refused coupon: those for an order where there is one, else those for a cart, where the server has
 * such, else the message (docs/contract/cart-and-checkout.md 8). A page without a checkout has no order.
 */
const getCouponErrorMessage = (
	{ registry }: BlockApp,
	error: unknown
): string => {
	const parsed = parseApiError( error );
	if ( ! parsed.ok || parsed.value.code === 'invalid_json' ) {
		return getGenericErrorMessage();
	}
	const { message, data } = parsed.value;
	const { cart, checkout } = data?.details ?? {};
	const text =
		( getPageCheckout( registry )?.hasOrder() && checkout ) || cart;
	return (
		htmlToText( typeof text === 'string' ? text : message ) ||
		getGenericErrorMessage()
	);
};

/** Whether add-ons let a notice of ours be shown. One that fails has no say. */
const isNoticeAllowed = (
	{ extensionPoints }: BlockApp,
	filterName: 'showApplyCouponNotice' | 'showRemoveCouponNotice',
	couponCode: string,
	context: string
): boolean => {
	try {
		return (
			extensionPoints.get()?.filters.apply( {
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

/** Tells in a snackbar of `context` what became of a coupon. */
const showNotice = (
	{ registry }: BlockApp,
	context: string,
	status: 'info' | 'error',
	message: string
) =>
	void registry.dispatch( noticesStore ).createNotice( status, message, {
		id: 'coupon-form',
		type: 'snackbar',
		context,
	} );

/** Tells that a coupon has come or gone, in `words`. Add-ons may keep it back. */
const showChangeNotice = (
	app: BlockApp,
	context: string,
	filterName: Parameters< typeof isNoticeAllowed >[ 1 ],
	code: string,
	text: string
) => {
	if ( isNoticeAllowed( app, filterName, code, context ) ) {
		showNotice( app, context, 'info', text );
	}
};

/** Resolves with whether the code was taken. One that is refused has its reason beside the field. */
const applyCoupon = async (
	app: BlockApp,
	context: string,
	code: string
): Promise< boolean > => {
	try {
		await app.registry.dispatch( cartStore ).applyCoupon( code );
	} catch ( error ) {
		setPageErrors( app.registry, {
			[ COUPON_ERROR_ID ]: {
				message: getCouponErrorMessage( app, error ),
				hidden: false,
			},
		} );
		return false;
	}
	showChangeNotice(
		app,
		context,
		'showApplyCouponNotice',
		code,
		sprintf(
			/* translators: %s: code of a coupon. */
			__(
				'Coupon code "%s" has been applied to your cart.',
				'woocommerce'
			),
			code
		)
	);
	return true;
};

/**
 * Takes a coupon out of the cart, and tells in the notices of `context` what became of it
 * (docs/contract/cart-and-checkout.md 8, "Messages").
 *
 * @param app
 * @param context As `wc/cart`.
 * @param code
 */
export const removeCoupon = async (
	app: BlockApp,
	context: string,
	code: string
): Promise< void > => {
	try {
		await app.registry.dispatch( cartStore ).removeCoupon( code );
	} catch ( error ) {
		showNotice(
			app,
			context,
			'error',
			getCouponErrorMessage( app, error )
		);
		return;
	}
	showChangeNotice(
		app,
		context,
		'showRemoveCouponNotice',
		code,
		sprintf(
			/* translators: %s: code of a coupon. */
			__(
				'Coupon code "%s" has been removed from your cart.',
				'woocommerce'
			),
			code
		)
	);
};

export interface ConnectedCouponFormProps extends CouponEntry {
	/** Whose notices tell of the code, as `wc/cart`. */
	context: string;
	/** Forgets why the last code was not taken. */
	clearError: () => void;
}

/** The form for a code, with the coupons of the cart. */
export const ConnectedCouponForm = ( {
	context,
	clearError,
	...entry
}: ConnectedCouponFormProps ) => {
	const app = useBlockApp();
	const state = useSelect( ( select ) => {
		const error =
			select( validationStore ).getValidationError( COUPON_ERROR_ID );
		return {
			isLoading: select( cartStore ).isApplyingCoupon(),
			errorMessage: error && ! error.hidden ? error.message : '',
		};
	}, [] );
	return (
		<CouponForm
			{ ...entry }
			{ ...state }
			onSubmit={ ( code ) => applyCoupon( app, context, code ) }
			onChange={ clearError }
		/>
	);
};
