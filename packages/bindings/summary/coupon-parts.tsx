import { CouponForm, type CouponEntry } from '@shopfront/components';
import {
	cartStore,
	getCouponErrorMessage,
	showCouponError,
	showWaitedCouponError,
} from '@shopfront/data/cart';
import { noticesStore, type NoticeOptions } from '@shopfront/data/notices';
import { validationStore } from '@shopfront/data/validation';
import { COUPON_ERROR_ID, COUPON_NOTICE_ID } from '@shopfront/names';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useBlockApp, type BlockApp } from '../app/block-app';
import { useIsOnline } from './use-is-online';

export { WaitingCoupons } from './waiting-coupons';
import {
	focusLastCoupon,
	keepFocusAmongCoupons,
} from './focus-after-coupon-removal';

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

/** Each removed coupon has its own notice, so that the removal of another one does not replace its Undo. */
const getRemovalId = ( code: string ) => `${ COUPON_NOTICE_ID }-${ code }`;

/** Shows a snackbar about a coupon in `context`. */
const showNotice = (
	{ registry }: BlockApp,
	context: string,
	status: 'info' | 'error',
	message: string,
	options: Pick< NoticeOptions, 'id' | 'actions' > = { id: COUPON_NOTICE_ID }
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

/** Whether a code waits for a response, as it does while the browser is offline. */
const isPending = ( { registry }: BlockApp, code: string ): boolean =>
	registry
		.select( cartStore )
		.getCartOperations()
		.some(
			( operation ) =>
				operation.kind === 'applyCoupon' &&
				operation.code.toLowerCase() === code.toLowerCase()
		);

/**
 * Resolves to whether the form is done with the code: it was accepted, or it waits for the network. The field shows the
 * reason for a rejection.
 */
const applyCoupon = async (
	app: BlockApp,
	context: string,
	code: string
): Promise< boolean > => {
	const { registry, host } = app;
	if ( host.online.isOnline() ) {
		try {
			await applyWithNotice( app, context, code );
			return true;
		} catch ( error ) {
			showCouponError(
				registry,
				getCouponErrorMessage( registry, error )
			);
			return false;
		}
	}
	if ( ! isPending( app, code ) ) {
		applyWithNotice( app, context, code ).catch( ( error ) =>
			showWaitedCouponError( registry, code, error )
		);
	}
	return true;
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
			getCouponErrorMessage( app.registry, error )
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
			getCouponErrorMessage( app.registry, error )
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
	const isOnline = useIsOnline();
	const { isLoading, errorMessage } = useSelect( ( select ) => {
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
			// Offline, codes wait side by side.
			isLoading={ isLoading && isOnline }
			errorMessage={ errorMessage }
			onSubmit={ ( code ) => applyCoupon( app, context, code ) }
			onChange={ clearError }
		/>
	);
};
