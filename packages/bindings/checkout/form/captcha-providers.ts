import { addFilter, applyFilters, removeFilter } from '@wordpress/hooks';
import { CAPTCHA_PROVIDERS_FILTER } from './captcha-filter';

/** A captcha on the page. */
export interface CaptchaWidget {
	/** Asks anew: the token that there was counts no more. */
	reset: () => void;
	/** The captcha's place goes. */
	remove?: () => void;
}

/** What a captcha tells. */
export interface CaptchaListener {
	/** It was solved. */
	onToken: ( token: string ) => void;
	/** What it was solved with is too old. */
	onExpire: () => void;
}

/** A captcha that an add-on brings. Once it has been rendered, the order is kept back until it has told a token. */
export interface CaptchaProvider {
	/** Under which the token is sent with the order: `extensions[ namespace ].token`. */
	namespace: string;
	/** Whether its own script has come. Asked every 100 ms until it has (docs/contract/cart-and-checkout.md 9). */
	isLoaded: () => boolean;
	/** Puts it into an empty element. */
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
		// eslint-disable-next-line no-console -- An add-on's fault; its author looks for it here.
		console.error(
			'Shopfront: captchas could not be asked for. See the error that follows.',
			error
		);
		return [];
	}
};

/** The captchas that there are, one per namespace: of two the later counts. */
export const getCaptchaProviders = (): readonly CaptchaProvider[] => {
	const given = applyProvidersFilter();
	const providers = new Map< string, CaptchaProvider >();
	for ( const entry of Array.isArray( given ) ? given : [] ) {
		const provider: unknown = entry;
		if ( isProvider( provider ) ) {
			providers.set( provider.namespace, provider );
		}
	}
	return [ ...providers.values() ];
};

/**
 * Brings a captcha. Returns its removal.
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
	addFilter( CAPTCHA_PROVIDERS_FILTER, owner, ( given: unknown ) => [
		...( Array.isArray( given ) ? ( given as unknown[] ) : [] ),
		provider,
	] );
	return () => {
		removeFilter( CAPTCHA_PROVIDERS_FILTER, owner );
	};
};
