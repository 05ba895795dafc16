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

/** How long a change of the shopper stays beside the total, ms. */
export const SHOWN_MS = 8000;

/** Number of changes in the list. */
const KEPT = 5;

const TOTAL = '.wc-block-components-totals-footer-item';
const HOST = 'sf-total-change-host';

const addStyles = createPageStyles( styles );

/** Returns the elements for the line, one in each total of the page, and creates missing ones. */
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

/** Shows changes of the total. */
export interface TotalChanges {
	/**
	 * Explains a change beside the total. Returns its texts; `null` for a total that is the same.
	 *
	 * @param before
	 * @param after
	 * @param operations    Changes of the shopper between the two.
	 * @param isFormChanged Whether the shopper has changed the checkout form otherwise.
	 */
	show: (
		before: CartData,
		after: CartData,
		operations: readonly CartOperation[],
		isFormChanged: boolean
	) => TotalChangeText | null;
}

/**
 * Shows each change of the total with its reason. A change by the shopper goes to the list after some seconds; another one
 * stays until the shopper dismisses it.
 *
 * @param app
 * @param app.host
 * @param app.host.clock
 * @param app.host.document
 * @param app.settings
 * @param signal            Stops it.
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
	/** A change of the shopper, until it is hidden. */
	let recent: ShownTotalChange | null = null;
	/** The last other change, until it is dismissed. */
	let unseen: ShownTotalChange | null = null;
	let lastId = 0;
	let timer: unknown = null;
	const dismiss = () => {
		unseen = null;
		render();
	};
	const render = () =>
		root.render(
			findHosts( page ).map( ( host, index ) =>
				createPortal(
					<TotalChange
						current={ recent ?? unseen }
						changes={ changes }
						onDismiss={ recent ? undefined : dismiss }
					/>,
					host,
					String( index )
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
		// Not while React renders, which may be what stops this.
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
