import { isRecord } from '@shopfront/store-api';

/** The protocols of wishlists (docs/contract/wishlist.md 1). */
export type Protocol = 'ajax' | 'rest' | 'shopper-lists';

/** The settings of wishlists that a page prints. */
export interface WishlistSettings {
	protocol: Protocol;
	/** URL of the list. */
	url: string;
	ajaxUrl: string;
	/** The action that answers with the state of all lists; `''` if the server has none. */
	stateAction: string;
	/** Cookie that changes with each change of the visitor's lists; `''` if the server sets none. */
	stateCookie: string;
	/** Roots of the REST APIs. */
	restUrl: string;
	storeUrl: string;
	/** `''` on pages of caches. */
	restNonce: string;
	storeNonce: string;
	/** URL for logging in; `%s` is the address of the page. */
	loginUrl: string;
	/** What the button of a listed product does. */
	behaviour: 'remove' | 'view';
	/** Whether visitors can have several lists. */
	hasSeveral: boolean;
	/** Text for browsers without cookies. */
	cookiesDisabled: string;
	/** Names of the actions and their nonces, by the names in the global of the platform's plugin. */
	actions: Readonly< Record< string, string > >;
	nonces: Readonly< Record< string, string > >;
	/** Further values of that global. */
	values: Readonly< Record< string, unknown > >;
	text: ( name: string, ...values: ( string | number )[] ) => string;
}

/** Id of the element with the settings. */
const ELEMENT_ID = 'shopfront-wishlist';

/** Name of the object that the platform's plugin prints. */
const PLUGIN_GLOBAL = 'yith_wcwl_l10n';

const PROTOCOLS: readonly Protocol[] = [ 'ajax', 'rest', 'shopper-lists' ];

const textOf = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

const recordOf = ( value: unknown ) => ( isRecord( value ) ? value : {} );

const textsOf = ( value: unknown ): Record< string, string > =>
	Object.fromEntries(
		Object.entries( recordOf( value ) ).map( ( [ name, text ] ) => [
			name,
			textOf( text ),
		] )
	);

/** Reads the settings of a page; `null` if it has no wishlists. */
export function readSettings( view: Window ): WishlistSettings | null {
	let printed: unknown;
	try {
		printed = JSON.parse(
			view.document.getElementById( ELEMENT_ID )?.textContent ?? ''
		);
	} catch {
		return null;
	}
	const own = recordOf( printed );
	const protocol = PROTOCOLS.find( ( one ) => one === own.backend );
	if ( ! protocol ) {
		return null;
	}
	const plugin = recordOf( Reflect.get( view, PLUGIN_GLOBAL ) );
	const texts = textsOf( own.texts );
	return {
		protocol,
		url: textOf( own.url ),
		ajaxUrl: textOf( plugin.ajax_url ) || textOf( own.ajaxUrl ),
		stateAction: textOf( own.stateAction ),
		stateCookie: textOf( own.stateCookie ),
		restUrl: textOf( own.restUrl ),
		storeUrl: textOf( own.storeUrl ),
		restNonce: textOf( own.restNonce ),
		storeNonce: textOf( own.storeNonce ),
		loginUrl: textOf( own.loginUrl ),
		behaviour: own.behaviour === 'view' ? 'view' : 'remove',
		hasSeveral: own.several === true,
		cookiesDisabled: textOf( recordOf( plugin.labels ).cookie_disabled ),
		actions: textsOf( plugin.actions ),
		nonces: textsOf( plugin.nonce ),
		values: plugin,
		text: ( name, ...values ) =>
			( texts[ name ] ?? '' ).replace( /%s/g, () =>
				String( values.shift() ?? '%s' )
			),
	};
}
