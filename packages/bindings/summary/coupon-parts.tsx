import { CouponForm, type CouponEntry } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import {
	getGenericErrorMessage,
	noticesStore,
	type NoticeOptions,
} from '@shopfront/data/notices';
import { getPageCheckout } from '@shopfront/data/services';
import { setPageErrors, validationStore } from '@shopfront/data/validation';
import { parseApiError } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useBlockApp, type BlockApp } from '../app/block-app';
import { COUPON_ERROR_ID } from './coupon-error-id';
import {
	focusLastCoupon,
	keepFocusAmongCoupons,
} from './focus-after-coupon-removal';

/**
 * Returns the server's message for a rejected coupon: for the order if there is one, else for the cart, else the
 * general message (docs/contract/cart-and-checkout.md 8). A page without a checkout has no order.
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

/** Whether add-ons allow a notice. A filter that fails does not count. */
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
		// The filter has recorded its fault; the page has no position to show it.
		return true;
	}
};

const NOTICE_ID = 'coupon-form';

/** Each removed coupon has its own notice, so that the removal of another one does not replace its Undo. */
const getRemovalId = ( code: string ) => `${ NOTICE_ID }-${ code }`;

/** Shows a snackbar about a coupon in `context`. */
const showNotice = (
	{ registry }: BlockApp,
	context: string,
	status: 'info' | 'error',
	message: string,
	options: Pick< NoticeOptions, 'id' | 'actions' > = { id: NOTICE_ID }
) =>
	void registry.dispatch( noticesStore ).createNotice( status, message, {
		...options,
		type: 'snackbar',
		context,
	} );

/** Shows a snackbar that a coupon was applied or removed, unless an add-on suppresses it. */
const showChangeNotice = (
	app: BlockApp,
	context: string,
	filterName: Parameters< typeof isNoticeAllowed >[ 1 ],
	code: string,
	text: string,
	options?: Pick< NoticeOptions, 'id' | 'actions' >
) => {
	if ( isNoticeAllowed( app, filterName, code, context ) ) {
		showNotice( app, context, 'info', text, options );
	}
};

/** Applies a coupon and shows that in the notices of `context`. Rejects with the API error. */
const applyWithNotice = async (
	app: BlockApp,
	context: string,
	code: string
): Promise< void > => {
	await app.registry.dispatch( cartStore ).applyCoupon( code );
	void app.registry
		.dispatch( noticesStore )
		.removeNotice( getRemovalId( code ), context );
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
};

/** Resolves to whether the code was accepted. The field shows the reason for a rejection. */
const applyCoupon = async (
	app: BlockApp,
	context: string,
	code: string
): Promise< boolean > => {
	try {
		await applyWithNotice( app, context, code );
		return true;
	} catch ( error ) {
		setPageErrors( app.registry, {
			[ COUPON_ERROR_ID ]: {
				message: getCouponErrorMessage( app, error ),
				hidden: false,
			},
		} );
		return false;
	}
};

/** Applies a removed coupon again. Shows a rejection in the notices, because the field does not have the code. */
const restoreCoupon = async (
	app: BlockApp,
	context: string,
	code: string
): Promise< void > => {
	try {
		await applyWithNotice( app, context, code );
		focusLastCoupon( app.host );
	} catch ( error ) {
		showNotice(
			app,
			context,
			'error',
			getCouponErrorMessage( app, error )
		);
	}
};

/**
 * Removes a coupon and shows the outcome in the notices of `context` (docs/contract/cart-and-checkout.md 8,
 * "Messages"), where the shopper can undo it. Moves the focus to another coupon.
 *
 * @param app
 * @param context A context such as `wc/cart`.
 * @param code
 */
export const removeCoupon = async (
	app: BlockApp,
	context: string,
	code: string
): Promise< void > => {
	// eslint-disable-next-line @wordpress/no-unused-vars-before-return -- Saves the position before the coupon leaves the page.
	const restoreFocus = keepFocusAmongCoupons( app.host );
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
	restoreFocus();
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
		),
		{
			id: getRemovalId( code ),
			actions: [
				{
					label: __( 'Undo', 'woocommerce' ),
					onClick: () => void restoreCoupon( app, context, code ),
				},
			],
		}
	);
};

export interface ConnectedCouponFormProps extends CouponEntry {
	/** Notice context, such as `wc/cart`. */
	context: string;
	/** Clears the error of the last code. */
	clearError: () => void;
}

/** Renders the coupon form, connected with the cart. */
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
