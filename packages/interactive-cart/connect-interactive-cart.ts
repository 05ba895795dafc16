import { readPageData } from '@shopfront/host';
import { INTERACTIVITY, PAGE_EVENTS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

export interface Interactivity {
	store: (
		namespace: string,
		part: object,
		options: { lock: string }
	) => Record< 'state' | 'actions', Record< string, unknown > >;
	/** Missing before WordPress 7.0. */
	watch?: ( callback: () => void ) => () => void;
}

export interface InteractiveLine {
	/** Missing until the server has added the product. */
	readonly key?: string;
	readonly id: number;
	readonly quantity: number;
}

/** The cart in WooCommerce's interactive blocks. */
export interface InteractiveCart {
	getLines: () => InteractiveLine[];
	/** Returns a copy of the cart in the server's format, unvalidated. */
	getCart: () => unknown;
	/** The nonce for the Store API; not a string if there's none. */
	getNonce: () => unknown;
	/** Shows a copy of a cart in the server's format. */
	setCart: ( cart: object ) => void;
	/**
	 * Whether WooCommerce has replaced the cart since the last call. It edits the cart in place until the server
	 * responds, then replaces it by the response, or by its copy if the request failed.
	 */
	takeReplaced: () => boolean;
	/** Whether WooCommerce can fetch the cart. It can't if a page has its blocks' state, but none of the blocks. */
	canRefresh: boolean;
	/** Makes WooCommerce fetch the cart. Concurrent calls share one request. Returns whether it succeeded. */
	refresh: () => Promise< boolean >;
	/**
	 * Calls the listener now, and after each change in the same frame. With `true`, WooCommerce reports that the server
	 * has accepted its changes. Without `watch`, we only call it then.
	 */
	follow: ( listener: ( isCommitted: boolean ) => void ) => () => void;
}

/** Not bundled: the page has one instance of this module. */
const importInteractivity = (): Promise< Interactivity > =>
	import( /* webpackIgnore: true */ INTERACTIVITY.module );

/** The cart that the server printed for WooCommerce's interactive blocks; `undefined` on a page without them. */
export const readPrintedCart = (
	page: Document
): Readonly< Record< string, unknown > > | undefined => {
	for ( const name of INTERACTIVITY.printedState ) {
		const data = readPageData( page, name );
		const state = isRecord( data ) && data.state;
		const store = isRecord( state ) && state[ INTERACTIVITY.namespace ];
		if ( isRecord( store ) && isRecord( store.cart ) ) {
			return store.cart;
		}
	}
	return undefined;
};

/** Resolves once WooCommerce's modules have run: if we created a store first, WooCommerce couldn't lock it. */
const whenModulesRan = ( view: Window ) =>
	new Promise< unknown >( ( resolve ) => {
		if ( view.document.readyState === 'complete' ) {
			resolve( null );
		}
		view.addEventListener( 'DOMContentLoaded', resolve, { once: true } );
		// In case the modules ran before we started.
		view.addEventListener( 'load', resolve, { once: true } );
	} );

/** Resolves to `undefined` on a page without WooCommerce's interactive blocks, or if their store doesn't open. */
export const connectInteractiveCart = async (
	view: Window
): Promise< InteractiveCart | undefined > => {
	if ( ! readPrintedCart( view.document ) ) {
		return undefined;
	}
	await whenModulesRan( view );
	try {
		const { store, watch } = await importInteractivity();
		const { state, actions } = store(
			INTERACTIVITY.namespace,
			{},
			{ lock: INTERACTIVITY.lock }
		);
		const refresh = INTERACTIVITY.refreshActions
			.map( ( name ) => actions[ name ] )
			.find( ( action ) => typeof action === 'function' );
		let seen = state.cart;

		const getLines = (): InteractiveLine[] => {
			const items = isRecord( state.cart ) && state.cart.items;
			return Array.isArray( items )
				? items.map( ( { key, id, quantity } ) => ( {
						key,
						id,
						quantity,
					} ) )
				: [];
		};
		const copy = ( cart: unknown ): unknown =>
			JSON.parse( JSON.stringify( cart ) );
		return {
			getLines,
			getCart: () => copy( state.cart ),
			getNonce: () => state.nonce,
			setCart: ( cart ) => {
				state.cart = copy( cart );
				seen = state.cart;
			},
			takeReplaced: () => {
				const isReplaced = state.cart !== seen;
				seen = state.cart;
				return isReplaced;
			},
			canRefresh: refresh !== undefined,
			refresh: async () => {
				const before = state.cart;
				await refresh?.();
				return state.cart !== before;
			},
			follow: ( listener ) => {
				let isScheduled = false;
				const stopWatching = watch?.( () => {
					getLines();
					if ( ! isScheduled ) {
						isScheduled = true;
						// If a listener writes, this callback mustn't run again within itself.
						void Promise.resolve().then( () => {
							isScheduled = false;
							listener( false );
						} );
					}
				} );
				const onChange = ( event: Event ) => {
					if (
						( event as CustomEvent ).detail?.type ===
						INTERACTIVITY.changeType
					) {
						listener( true );
					}
				};
				view.addEventListener( PAGE_EVENTS.syncRequired, onChange );
				return () => {
					stopWatching?.();
					view.removeEventListener(
						PAGE_EVENTS.syncRequired,
						onChange
					);
				};
			},
		};
	} catch {
		return undefined;
	}
};
