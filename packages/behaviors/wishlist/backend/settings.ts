import { readGlobal, readPageData } from '@shopfront/host';
import { isRecord } from '@shopfront/store-api';

export interface WishlistSettings {
	/** `ajax`, `rest` or `shopper-lists` (docs/contract/wishlist.md 1). */
	protocol: string;
	url: string;
	ajaxUrl: string;
	/** The action that returns the state of all lists; `''` if the server has none. */
	stateAction: string;
	/** A cookie that changes whenever the visitor's lists do; `''` if the server sets none. */
	stateCookie: string;
	/** What the button of a listed product does. */
	behaviour: 'remove' | 'view';
	cookiesDisabled: string;
	/** Names of the actions and their nonces, with the plugin's keys. */
	actions: Readonly< Record< string, unknown > >;
	nonces: Readonly< Record< string, unknown > >;
	/** Our printed settings. `several` allows several lists; `restUrl` and `storeUrl` are the REST APIs' roots. */
	own: Readonly< Record< string, unknown > >;
	/** Other values of the plugin's global. */
	values: Readonly< Record< string, unknown > >;
	text: ( name: string, ...values: ( string | number )[] ) => string;
}

const ELEMENT_NAME = '#shopfront-wishlist';

const PLUGIN_GLOBAL = 'yith_wcwl_l10n';

const textOf = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

const recordOf = ( value: unknown ) => ( isRecord( value ) ? value : {} );

/** `null` if the page has no wishlists. */
export const readSettings = ( view: Window ): WishlistSettings | null => {
	const own = recordOf( readPageData( view.document, ELEMENT_NAME ) );
	const protocol = textOf( own.backend );
	if ( ! protocol ) {
		return null;
	}
	const plugin = recordOf( readGlobal( view, PLUGIN_GLOBAL ) );
	const texts = recordOf( own.texts );
	return {
		protocol,
		url: textOf( own.url ),
		ajaxUrl: textOf( plugin.ajax_url ) || textOf( own.ajaxUrl ),
		stateAction: textOf( own.stateAction ),
		stateCookie: textOf( own.stateCookie ),
		behaviour: own.behaviour === 'view' ? 'view' : 'remove',
		cookiesDisabled: textOf( recordOf( plugin.labels ).cookie_disabled ),
		actions: recordOf( plugin.actions ),
		nonces: recordOf( plugin.nonce ),
		own,
		values: plugin,
		text: ( name, ...values ) =>
			textOf( texts[ name ] ).replace( /%s/g, () =>
				String( values.shift() ?? '%s' )
			),
	};
};
