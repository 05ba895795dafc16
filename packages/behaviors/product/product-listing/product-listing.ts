import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { GENERAL_SCRIPT_ID } from '@shopfront/names';

/** Delay before the number of results is announced again, ms. Screen readers announce the page first. */
const ANNOUNCE_DELAY_MS = 2000;

/** Filters that change the number of results in the page announce it themselves. */
const FILTERS = '[data-wp-interactive$="/product-filters"]';

/** Sends the form of the sort order when another one is selected. A form of the Interactivity API does it itself. */
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
	// Selected before this script had loaded. Without an interaction, the browser restored the value after Back or a reload.
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
		// A change is announced, even to the same text.
		count.replaceChildren();
		count.append( ...content );
	}, ANNOUNCE_DELAY_MS );
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
};

/** The sort order and the number of results of a listing (docs/contract/product-pages.md 2), where no script of the platform has them. */
export const mount: Behavior[ 'mount' ] = ( element, context ) => {
	if ( element.ownerDocument.getElementById( GENERAL_SCRIPT_ID ) ) {
		return undefined;
	}
	return element.classList.contains( 'woocommerce-ordering' )
		? mountOrdering( element, context )
		: mountResultCount( element, context );
};
