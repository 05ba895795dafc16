import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { GENERAL_SCRIPT_ID } from '@shopfront/names';

/** Screen readers announce the page first. */
const ANNOUNCE_DELAY_MS = 2000;

/** These filters change the results without a page load, and announce the number themselves. */
const FILTERS = '[data-wp-interactive$="/product-filters"]';

/** A form of the Interactivity API submits itself. */
const mountOrdering: Behavior[ 'mount' ] = ( form, { signal } ) => {
	if (
		! ( form instanceof HTMLFormElement ) ||
		form.hasAttribute( 'data-wp-interactive' )
	) {
		return;
	}
	form.addEventListener(
		'change',
		( { target } ) => {
			if ( target instanceof HTMLSelectElement ) {
				form.requestSubmit();
			}
		},
		{ signal }
	);
	// Changed before this script loaded. Without an interaction, the browser has restored it after Back or a reload.
	if (
		form.ownerDocument.defaultView?.navigator.userActivation
			?.hasBeenActive &&
		[ ...form.querySelectorAll( 'option' ) ].some(
			( { defaultSelected, selected } ) => defaultSelected && ! selected
		)
	) {
		form.requestSubmit();
	}
};

/** Announces the number of results. */
const mountResultCount: Behavior[ 'mount' ] = ( count, { signal } ) => {
	const page = count.ownerDocument;
	if ( page.querySelector( FILTERS ) ) {
		return;
	}
	const content = [ ...count.childNodes ];
	count.setAttribute( 'role', 'alert' );
	count.setAttribute( 'aria-hidden', 'true' );
	const timer = setTimeout( () => {
		count.setAttribute( 'aria-hidden', 'false' );
		// Live regions announce changes, even to the same text.
		count.replaceChildren();
		count.append( ...content );
	}, ANNOUNCE_DELAY_MS );
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
};

/** Sort order and number of results (docs/contract/product-pages.md 2), unless WooCommerce's script handles them. */
export const mount: Behavior[ 'mount' ] = ( element, context ) => {
	if ( element.ownerDocument.getElementById( GENERAL_SCRIPT_ID ) ) {
		return undefined;
	}
	return element.classList.contains( 'woocommerce-ordering' )
		? mountOrdering( element, context )
		: mountResultCount( element, context );
};
