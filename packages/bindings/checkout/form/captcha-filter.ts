import { addAction, hasFilter, removeAction } from '@wordpress/hooks';

/**
 * The point at which captchas are brought: a filter of `@wordpress/hooks`, which takes and gives a list of
 * `CaptchaProvider`. Filters combine by adding to the list; entries that are none are passed over. It can be
 * used before and after the checkout has come.
 */
export const CAPTCHA_PROVIDERS_FILTER = 'shopfront_captcha_providers';

/** Whether anybody brings captchas. */
export const hasCaptchas = (): boolean => hasFilter( CAPTCHA_PROVIDERS_FILTER );

const SUBSCRIBER_NAMESPACE = 'shopfront/captcha-watch';
let subscriberCount = 0;

/** Tells when captchas come or go. Returns the stop. */
export const subscribeToCaptchaProviders = (
	listener: () => void
): ( () => void ) => {
	const owner = `${ SUBSCRIBER_NAMESPACE }-${ ++subscriberCount }`;
	const onHook = ( name: unknown ) => {
		if ( name === CAPTCHA_PROVIDERS_FILTER ) {
			listener();
		}
	};
	addAction( 'hookAdded', owner, onHook );
	addAction( 'hookRemoved', owner, onHook );
	return () => {
		removeAction( 'hookAdded', owner );
		removeAction( 'hookRemoved', owner );
	};
};
