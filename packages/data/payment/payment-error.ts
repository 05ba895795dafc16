import { noticesStore } from '@shopfront/data/notices';
import { NOTICE_CONTEXTS, PAYMENT_NOTICE_IDS } from '@shopfront/names';
import type { DataRegistry } from '@wordpress/data';
import { getRuntime } from './runtime';

/** Takes away what was said of the last try to pay. */
export function clearPaymentError( registry: DataRegistry ): void {
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
}

/** Says what is wrong with the payment; it stays until another method is chosen or the order is tried again. */
export function showPaymentError(
	registry: DataRegistry,
	message: string,
	context: string
): void {
	getRuntime( registry ).errorContext = context;
	void registry.dispatch( noticesStore ).createErrorNotice( message, {
		id: PAYMENT_NOTICE_IDS.payment,
		isDismissible: false,
		context,
	} );
}
