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

/** A filter that fails doesn't count. */
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
		// The filter has recorded its fault; there's no place on the page to show it.
		return true;
	}
};

/** Each removed coupon has its own notice, so another removal doesn't replace its Undo. */
const getRemovalId = ( code: string ) => `${ COUPON_NOTICE_ID }-${ code }`;

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

/** Add-ons can suppress the notice. */
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

/** Rejects with the API error. */
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

/** True while a code waits for a response, for example offline. */
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
 * Resolves to true if the form is done with the code: the server accepted it, or it waits for the network. The field
 * shows why the server rejected a code.
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

/** A rejection becomes a notice, because the field doesn't have the code. */
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
 * Shows the outcome in the notices of a context such as `wc/cart` (docs/contract/cart-and-checkout.md 8, "Messages"),
 * with Undo. Moves the focus to another coupon.
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
	/** Such as `wc/cart`. */
	context: string;
	clearError: () => void;
}

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
