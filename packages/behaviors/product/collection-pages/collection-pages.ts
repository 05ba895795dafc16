import {
	INTENT_EVENTS,
	type Behavior,
} from '@shopfront/behaviors/engine/behavior';
import { isPlainClick } from '@shopfront/behaviors/engine/dom';
import { COLLECTION_SCRIPT_ID } from '@shopfront/names';
import { parsePage, requestPage, type ShopPage } from './load-page';

const ROOT = '.wp-block-woocommerce-product-collection';

/** Marks our history entries. */
const SHOWN = { hasShownCollection: true };
const PAGES = '.wp-block-query-pagination';
/** Action links, such as wishlist buttons, have `rel="nofollow"`. */
const PRODUCT_LINK = '.wc-block-product a[href]:not([rel~=nofollow])';
const COUNT = '.woocommerce-result-count';

/** Returns the pagination link around an element, if it would open in the same tab. */
const findPageLink = (
	element: EventTarget | null
): HTMLAnchorElement | undefined => {
	const link = element instanceof Element && element.closest( 'a' );
	return link &&
		link.href &&
		link.closest( PAGES ) &&
		( ! link.target || link.target === '_self' ) &&
		! link.hasAttribute( 'download' ) &&
		link.origin === link.ownerDocument.location.origin
		? link
		: undefined;
};

/** The hash is irrelevant: it only scrolls. */
const getAddress = ( { location: { origin, pathname, search } }: Document ) =>
	origin + pathname + search;

const findSame = ( root: HTMLElement, page: ParentNode ) => {
	const { queryId } = root.dataset;
	const all = [ ...page.querySelectorAll< HTMLElement >( ROOT ) ];
	return queryId === undefined
		? all[
				[ ...root.ownerDocument.querySelectorAll( ROOT ) ].indexOf(
					root
				)
			]
		: all.find( ( each ) => each.dataset.queryId === queryId );
};

const requestAhead = ( element: EventTarget | null ): void => {
	const link = findPageLink( element );
	if ( link ) {
		requestPage( link.href ).catch( () => undefined );
	}
};

/**
 * Shows the pages of a product collection without a page load. Does nothing if WooCommerce's script is on the page. Any
 * failure navigates to the page, as without script (docs/contract/product-lists.md 1).
 */
export const mount: Behavior[ 'mount' ] = ( root, { signal } ) => {
	const page = root.ownerDocument;
	const view = page.defaultView;
	if ( ! view || page.getElementById( COLLECTION_SCRIPT_ID ) ) {
		return undefined;
	}
	// Screen readers only announce changes of an existing live region.
	const liveRegion = page.createElement( 'p' );
	liveRegion.className = 'screen-reader-text';
	liveRegion.setAttribute( 'role', 'status' );
	page.body.append( liveRegion );
	let shown = getAddress( page );
	/** Only the last request's page is shown. */
	let last = 0;

	const listen = < Type extends keyof HTMLElementEventMap >(
		type: Type,
		listener: ( event: HTMLElementEventMap[ Type ] ) => void
	) =>
		root.addEventListener( type, listener, {
			signal,
			passive: type === 'touchstart',
		} );

	/** Updates the number of results outside the collection. Returns whether a live region announces it. */
	const showCount = ( next: ParentNode ): boolean => {
		const counts = [ ...next.querySelectorAll( COUNT ) ];
		let isAnnounced = false;
		for ( const [ index, count ] of page
			.querySelectorAll( COUNT )
			.entries() ) {
			const other = counts[ index ];
			if ( other && other.textContent !== count.textContent ) {
				isAnnounced ||= ! root.contains( count );
				count.replaceChildren( ...other.cloneNode( true ).childNodes );
			}
		}
		return isAnnounced;
	};
	const show = ( next: ShopPage, same: HTMLElement, isClick: boolean ) => {
		const { activeElement, body } = page;
		const hadFocus =
			root.contains( activeElement ) ||
			// Some browsers don't focus a clicked link.
			( isClick && activeElement === body );
		const isAnnounced = showCount( next.content );
		page.title = next.title;
		// Other collections' links contain this collection's page.
		for ( const other of page.querySelectorAll< HTMLElement >( ROOT ) ) {
			const links = findSame( other, next.content )?.querySelector(
				PAGES
			);
			if ( links && other !== root ) {
				other.querySelector( PAGES )?.replaceWith( links );
			}
		}
		root.replaceChildren( ...same.childNodes );
		if ( hadFocus ) {
			const target =
				root.querySelector< HTMLElement >( PRODUCT_LINK ) ?? root;
			if ( target === root ) {
				root.tabIndex = -1;
			}
			target.focus();
		}
		page.dispatchEvent(
			new CustomEvent( 'sf:content', { detail: { root } } )
		);
		const current = root.querySelector( `${ PAGES } [aria-current]` );
		if ( ! isAnnounced && current ) {
			liveRegion.textContent =
				current.getAttribute( 'aria-label' ) ?? current.textContent;
		}
	};
	/** Falls back to navigating to the page. */
	const open = async ( url: string, isClick: boolean ) => {
		const request = ++last;
		root.setAttribute( 'aria-busy', 'true' );
		try {
			const next = await parsePage( await requestPage( url ) );
			if ( request !== last || signal.aborted ) {
				return;
			}
			const same = findSame( root, next.content );
			if ( ! same ) {
				throw new Error( 'The page has no such collection.' );
			}
			if ( isClick ) {
				// With this state, going back to the entry loads this script at once, without waiting for intent.
				view.history.replaceState(
					{ ...view.history.state, ...SHOWN },
					''
				);
				view.history.pushState( SHOWN, '', url );
			}
			shown = getAddress( page );
			root.removeAttribute( 'aria-busy' );
			show( next, same, isClick );
		} catch {
			if ( request === last ) {
				root.removeAttribute( 'aria-busy' );
				view.location.assign( url );
			}
		}
	};

	listen( 'click', ( event ) => {
		const link = findPageLink( event.target );
		if ( link && isPlainClick( event ) ) {
			event.preventDefault();
			void open( link.href, true );
		}
	} );
	for ( const type of INTENT_EVENTS ) {
		listen( type as 'focusin', ( { target } ) => requestAhead( target ) );
	}
	// Handle the intent that has loaded this script.
	requestAhead( root.querySelector( `${ PAGES } a:is(:hover,:focus)` ) );
	view.addEventListener(
		'popstate',
		() => {
			const url = getAddress( page );
			if ( url !== shown ) {
				void open( url, false );
			}
		},
		{ signal }
	);
	return () => liveRegion.remove();
};
