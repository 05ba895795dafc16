import {
	addAction,
	addFilter,
	applyFilters,
	removeAction,
	removeFilter,
} from '@wordpress/hooks';
import { CAPTCHA_PROVIDERS_FILTER } from './captcha-filter';

export interface CaptchaWidget {
	/** Requests a new solution; the previous token is invalid. */
	reset: () => void;
	/** Called when the captcha's element is removed. */
	remove?: () => void;
}

export interface CaptchaListener {
	onToken: ( token: string ) => void;
	onExpire: () => void;
}

/** A rendered captcha blocks orders until it provides a token. */
export interface CaptchaProvider {
	/** The order request sends the token as `extensions[ namespace ].token`. */
	namespace: string;
	/**
	 * Whether the captcha's own script has loaded. Polled every 100 ms until true (docs/contract/cart-and-checkout.md
	 * 9).
	 */
	isLoaded: () => boolean;
	render: (
		element: HTMLElement,
		listener: CaptchaListener
	) => CaptchaWidget;
}

const isProvider = ( value: unknown ): value is CaptchaProvider =>
	typeof value === 'object' &&
	value !== null &&
	'namespace' in value &&
	typeof value.namespace === 'string' &&
	value.namespace !== '' &&
	'isLoaded' in value &&
	typeof value.isLoaded === 'function' &&
	'render' in value &&
	typeof value.render === 'function';

const applyProvidersFilter = (): unknown => {
	try {
		return applyFilters( CAPTCHA_PROVIDERS_FILTER, [] );
	} catch ( error ) {
		// eslint-disable-next-line no-console -- Informs the author of the add-on.
		console.error(
			'Shopfront: the captcha providers filter failed. See the error that follows.',
			error
		);
		return [];
	}
};

/** One per namespace; later registrations take precedence. */
export const getCaptchaProviders = (): readonly CaptchaProvider[] => {
	const candidates = applyProvidersFilter();
	const providers = new Map< string, CaptchaProvider >();
	for ( const entry of Array.isArray( candidates ) ? candidates : [] ) {
		const provider: unknown = entry;
		if ( isProvider( provider ) ) {
			providers.set( provider.namespace, provider );
		}
	}
	return [ ...providers.values() ];
};

/**
 * Registers a captcha. Returns the unregister function.
 *
 * @example
 * registerCaptchaProvider( {
 *     namespace: 'turnstile',
 *     isLoaded: () => 'turnstile' in window,
 *     render: ( element, { onToken, onExpire } ) => {
 *         const id = turnstile.render( element, { sitekey, callback: onToken, 'expired-callback': onExpire } );
 *         return { reset: () => turnstile.reset( id ) };
 *     },
 * } );
 */
export const registerCaptchaProvider = (
	provider: CaptchaProvider
): ( () => void ) => {
	const owner = `shopfront/captcha/${ provider.namespace.replace( /[^\w.-]/g, '-' ) }`;
	addFilter( CAPTCHA_PROVIDERS_FILTER, owner, ( providers: unknown ) => [
		...( Array.isArray( providers ) ? ( providers as unknown[] ) : [] ),
		provider,
	] );
	return () => {
		removeFilter( CAPTCHA_PROVIDERS_FILTER, owner );
	};
};

const SUBSCRIBER_NAMESPACE = 'shopfront/captcha-watch';
let subscriberCount = 0;

/** Returns the unsubscribe function. */
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
