import { getGenericErrorMessage, noticesStore } from '@shopfront/data/notices';
import {
	getPageCheckout,
	getServices,
	type StoreRegistry,
} from '@shopfront/data/services';
import { setPageErrors } from '@shopfront/data/validation';
import { COUPON_ERROR_ID } from '@shopfront/names';
import { parseApiError } from '@shopfront/store-api';
import { decodeEntities, htmlToText } from '@shopfront/text';
import { __, sprintf } from '@wordpress/i18n';
import { getPageContext } from './page-context';

/** Contains the coupon form (docs/contract/blocks.md 4). */
const COUPON_PANEL = '.wc-block-components-totals-coupon';

/**
 * Returns the server's message for a rejected coupon: for the order if there is one, else for the cart, else the
 * general message (docs/contract/cart-and-checkout.md 8). A page without a checkout has no order.
 */
export const getCouponErrorMessage = (
	registry: StoreRegistry,
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

export const showCouponError = (
	registry: StoreRegistry,
	message: string
): void =>
	setPageErrors( registry, {
		[ COUPON_ERROR_ID ]: { message, hidden: false },
	} );

/**
 * Shows why the server rejected a coupon that waited for the network: at the coupon form, or as a notice if there's no
 * form. The message contains the code, because the field no longer does.
 */
export const showWaitedCouponError = (
	registry: StoreRegistry,
	code: string,
	error: unknown
): void => {
	const reason = getCouponErrorMessage( registry, error );
	const name = decodeEntities( code );
	const message = reason.toLowerCase().includes( name.toLowerCase() )
		? reason
		: sprintf(
				/* translators: 1: code of a coupon, 2: reason. */
				__( 'Coupon "%1$s" was not applied. %2$s', 'shopfront' ),
				name,
				reason
			);
	if ( getServices( registry ).host.document.querySelector( COUPON_PANEL ) ) {
		showCouponError( registry, message );
		return;
	}
	void registry.dispatch( noticesStore ).createErrorNotice( message, {
		id: `coupon-${ code }-not-applied`,
		context: getPageContext( registry ),
	} );
};
