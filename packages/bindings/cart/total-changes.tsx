import { createPageStyles } from '@shopfront/behaviors/engine/page-styles';
import { TotalChange, type ShownTotalChange } from '@shopfront/components';
import {
	explainTotal,
	type CartData,
	type CartOperation,
} from '@shopfront/data/cart';
import { currencyFromResponse } from '@shopfront/money';
import { createPortal, createRoot } from '@wordpress/element';
import type { BlockApp } from '../app/block-app';
import { getChangeText, type TotalChangeText } from './total-change-text';
import styles from './total-changes.scss?text';

/** Milliseconds for which a change by the shopper stays beside the total. */
export const SHOWN_MS = 8000;

/** Changes in the list. */
const KEPT = 5;

const TOTAL = '.wc-block-components-totals-footer-item';
const HOST = 'sf-total-change-host';

const addStyles = createPageStyles( styles );

const findHosts = ( page: Document ): Element[] =>
	[ ...page.querySelectorAll( TOTAL ) ].map( ( total ) => {
		const known = total.querySelector( `:scope > .${ HOST }` );
		if ( known ) {
			return known;
		}
		const host = page.createElement( 'div' );
		host.className = HOST;
		total.append( host );
		return host;
	} );

export interface TotalChanges {
	/**
	 * Explains a change beside the total and returns the texts, or `null` if the total is the same. `operations` are
	 * the shopper's changes in between; `isFormChanged` says that the shopper changed the checkout form otherwise.
	 */
	show: (
		before: CartData,
		after: CartData,
		operations: readonly CartOperation[],
		isFormChanged: boolean
	) => TotalChangeText | null;
}

/**
 * Shows each change of the total with its reason. A change by the shopper moves to the list after some seconds.
 * Another change stays until the shopper dismisses it.
 */
export const startShowingChanges = (
	{
		host: { clock, document: page },
		settings,
	}: Pick< BlockApp, 'host' | 'settings' >,
	signal: AbortSignal
): TotalChanges => {
	if ( 'adoptedStyleSheets' in page ) {
		addStyles( page );
	}
	const root = createRoot( page.createElement( 'div' ) );
	let changes: readonly ShownTotalChange[] = [];
	/** The shopper's own change, until we hide it. */
	let recent: ShownTotalChange | null = null;
	/** The last other change, until the shopper dismisses it. */
	let unseen: ShownTotalChange | null = null;
	let lastId = 0;
	let timer: unknown = null;
	/** A bar or a fold adds and removes totals, and an open list must stay open. */
	const keys = new WeakMap< Element, string >();
	let lastKey = 0;
	const keyOf = ( host: Element ) => {
		const key = keys.get( host ) ?? String( ++lastKey );
		keys.set( host, key );
		return key;
	};
	const dismiss = () => {
		unseen = null;
		render();
	};
	const render = () =>
		root.render(
			findHosts( page ).map( ( host ) =>
				createPortal(
					<TotalChange
						current={ recent ?? unseen }
						changes={ changes }
						onDismiss={ recent ? undefined : dismiss }
					/>,
					host,
					keyOf( host )
				)
			)
		);
	page.defaultView?.addEventListener(
		'resize',
		() => {
			if ( changes.length > 0 ) {
				// A new layout has new totals.
				clock.setTimeout( render, 0 );
			}
		},
		{ signal }
	);
	signal.addEventListener( 'abort', () => {
		clock.clearTimeout( timer );
		// The code that stops this may be a React render.
		clock.setTimeout( () => root.unmount(), 0 );
		page.querySelectorAll( `.${ HOST }` ).forEach( ( host ) =>
			host.remove()
		);
	} );
	return {
		show: ( before, after, operations, isFormChanged ) => {
			const change = explainTotal( before, after, operations, {
				includesTax: settings.displayCartPricesIncludingTax,
				collectableMethodIds: settings.collectableMethodIds,
				isFormChanged,
			} );
			if ( ! change ) {
				return null;
			}
			const text = getChangeText(
				change,
				currencyFromResponse( after.totals, settings.siteCurrency )
			);
			const shown = { id: ++lastId, ...text };
			changes = [ shown, ...changes ].slice( 0, KEPT );
			clock.clearTimeout( timer );
			recent = text.isByShop ? null : shown;
			if ( text.isByShop ) {
				unseen = shown;
			} else {
				timer = clock.setTimeout( () => {
					recent = null;
					render();
				}, SHOWN_MS );
			}
			render();
			return text;
		},
	};
};
