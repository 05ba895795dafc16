import { addAction, hasFilter, removeAction } from '@wordpress/hooks';

/**
 * Filter of `@wordpress/hooks` to register captchas. It receives and returns a list of `CaptchaProvider`; callbacks
 * append to the list, and invalid entries are ignored. Works before and after the checkout has loaded.
 */
export const CAPTCHA_PROVIDERS_FILTER = 'shopfront_captcha_providers';

/** Whether any captcha provider is registered. */
export const hasCaptchas = (): boolean => hasFilter( CAPTCHA_PROVIDERS_FILTER );

const SUBSCRIBER_NAMESPACE = 'shopfront/captcha-watch';
let subscriberCount = 0;

/** Subscribes to additions and removals of captcha providers. Returns the unsubscribe function. */
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
