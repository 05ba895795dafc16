import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { GENERAL_SCRIPT_ID } from '@shopfront/names';

/** Screen readers announce the page first. */
const ANNOUNCE_DELAY_MS = 2000;

/** These filters change the results without a page load, and announce the number themselves. */
const FILTERS = '[data-wp-interactive$="/product-filters"]';

/** Key of the page whose sort order had the focus when it was sent. */
const SORTED_PAGE = 'sf-sorted-page';

/** Reads the page of the last sorting, and stores the next. Storage may be forbidden; then the focus is not returned. */
const exchangeSorted = ( view: Window, next: string ) => {
	try {
		const last = view.sessionStorage.getItem( SORTED_PAGE );
		view.sessionStorage.setItem( SORTED_PAGE, next );
		return last;
	} catch {
		return null;
	}
};

/** A form of the Interactivity API submits itself. */
const mountOrdering: Behavior[ 'mount' ] = ( form, { signal } ) => {
	if (
		! ( form instanceof HTMLFormElement ) ||
		form.hasAttribute( 'data-wp-interactive' )
	) {
		return;
	}
	const view = form.ownerDocument.defaultView ?? window;
	const page = form.ownerDocument;
	const { pathname } = page.location;
	// The next arrow key sorts again.
	if (
		exchangeSorted( view, '' ) === pathname &&
		page.activeElement === page.body
	) {
		form.querySelector( 'select' )?.focus();
	}
	form.addEventListener(
		'change',
		( { target } ) => {
			if ( target instanceof HTMLSelectElement ) {
				if ( target === page.activeElement ) {
					exchangeSorted( view, pathname );
				}
				form.requestSubmit();
			}
		},
		{ signal }
	);
	// Changed before this script loaded. Without an interaction, the browser has restored it after Back or a reload.
	if (
		view.navigator.userActivation?.hasBeenActive &&
		[ ...form.querySelectorAll( 'option' ) ].some(
			( { defaultSelected, selected } ) => defaultSelected && ! selected
		)
	) {
		form.requestSubmit();
	}
};

/** Announces the number of results of a sorted or filtered page. */
const mountResultCount: Behavior[ 'mount' ] = ( count, { signal } ) => {
	const page = count.ownerDocument;
	if ( ! page.location.search || page.querySelector( FILTERS ) ) {
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
