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
const messageOf = ( { registry }: BlockApp, error: unknown ): string => {
	const parsed = parseApiError( error );
	if ( ! parsed.ok || parsed.value.code === 'invalid_json' ) {
		return getGenericErrorMessage();
	}
	const { message, data } = parsed.value;
	const { cart, checkout } = data?.details ?? {};
	const words =
		( getPageCheckout( registry )?.hasOrder() && checkout ) || cart;
	return (
		htmlToText( typeof words === 'string' ? words : message ) ||
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

/** Tells in a snackbar of `context` what became of a coupon. */
const tell = (
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
const tellChange = (
	app: BlockApp,
	context: string,
	filterName: Parameters< typeof isShown >[ 1 ],
	code: string,
	words: string
) => {
	if ( isShown( app, filterName, code, context ) ) {
		tell( app, context, 'info', words );
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
				message: messageOf( app, error ),
				hidden: false,
			},
		} );
		return false;
	}
	tellChange(
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
		tell( app, context, 'error', messageOf( app, error ) );
		return;
	}
	tellChange(
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
