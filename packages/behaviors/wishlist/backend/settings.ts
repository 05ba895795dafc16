import { readGlobal, readPageData } from '@shopfront/host';
import { isRecord } from '@shopfront/store-api';

/** The settings of wishlists that a page prints. */
export interface WishlistSettings {
	/** `ajax`, `rest` or `shopper-lists` (docs/contract/wishlist.md 1). */
	protocol: string;
	/** URL of the list. */
	url: string;
	ajaxUrl: string;
	/** The action that answers with the state of all lists; `''` if the server has none. */
	stateAction: string;
	/** Cookie that changes with each change of the visitor's lists; `''` if the server sets none. */
	stateCookie: string;
	/** Action of the button of a listed product. */
	behaviour: 'remove' | 'view';
	/** Text for browsers without cookies. */
	cookiesDisabled: string;
	/** Names of the actions and their nonces, by the names in the global of the platform's plugin. */
	actions: Readonly< Record< string, unknown > >;
	nonces: Readonly< Record< string, unknown > >;
	/** Our settings as printed: `several` is whether visitors can have several lists; `restUrl` and `storeUrl` are the roots of the REST APIs. */
	own: Readonly< Record< string, unknown > >;
	/** Further values of the plugin's global. */
	values: Readonly< Record< string, unknown > >;
	text: ( name: string, ...values: ( string | number )[] ) => string;
}

const ELEMENT_NAME = '#shopfront-wishlist';

/** Name of the object that the platform's plugin prints. */
const PLUGIN_GLOBAL = 'yith_wcwl_l10n';

const textOf = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

const recordOf = ( value: unknown ) => ( isRecord( value ) ? value : {} );

/** Reads the settings of a page; `null` if it has no wishlists. */
export function readSettings( view: Window ): WishlistSettings | null {
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
}
