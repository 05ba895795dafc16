import { noticesStore } from '@shopfront/data/notices';
import { NOTICE_CONTEXTS, PAYMENT_NOTICE_IDS } from '@shopfront/names';
import type { DataRegistry } from '@wordpress/data';
import { getRuntime } from './runtime';

export const clearPaymentError = ( registry: DataRegistry ): void => {
	const runtime = getRuntime( registry );
	const contexts = new Set( [
		NOTICE_CONTEXTS.PAYMENTS,
		runtime.errorContext ?? NOTICE_CONTEXTS.PAYMENTS,
	] );
	for ( const context of contexts ) {
		void registry
			.dispatch( noticesStore )
			.removeNotice( PAYMENT_NOTICE_IDS.payment, context );
	}
	runtime.errorContext = null;
};

/**
 * Shows a payment error until the shopper selects another method or submits the order again. `isAnnounced` is false if
 * the error summary announces it together with field errors.
 */
export const showPaymentError = (
	registry: DataRegistry,
	message: string,
	context: string,
	isAnnounced = true
): void => {
	getRuntime( registry ).errorContext = context;
	void registry.dispatch( noticesStore ).createErrorNotice( message, {
		id: PAYMENT_NOTICE_IDS.payment,
		isDismissible: false,
		context,
		speak: isAnnounced,
	} );
};
