import {
	INTENT_EVENTS,
	type Behavior,
} from '@shopfront/behaviors/engine/behavior';
import { isPlainClick } from '@shopfront/behaviors/engine/dom';
import { COLLECTION_SCRIPT_ID } from '@shopfront/names';
import { parsePage, requestPage, type ShopPage } from './load-page';

const ROOT = '.wp-block-woocommerce-product-collection';

/** State of pages that this script has shown. Other scripts, such as WordPress's, have their own. */
const SHOWN = { hasShownCollection: true };
const PAGES = '.wp-block-query-pagination';
/** Links with an action, such as wishlists, ask not to be followed. */
const PRODUCT_LINK = '.wc-block-product a[href]:not([rel~=nofollow])';
const COUNT = '.woocommerce-result-count';

/** Returns the link to a page of the shop that contains an element, if the browser would show it in the same tab. */
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

/** The address without its hash, which only scrolls. */
const getAddress = ( { location: { origin, pathname, search } }: Document ) =>
	origin + pathname + search;

/** Returns the same collection of another page. */
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

/** Requests a page before its link is pressed. */
const requestAhead = ( element: EventTarget | null ): void => {
	const link = findPageLink( element );
	if ( link ) {
		requestPage( link.href ).catch( () => undefined );
	}
};

/**
 * The pages of a product collection without a page load. Does nothing where the platform's script does the same. Every failure
 * leads to the page itself, as without script (docs/contract/product-lists.md 1).
 */
export const mount: Behavior[ 'mount' ] = ( root, { signal } ) => {
	const page = root.ownerDocument;
	const view = page.defaultView;
	if ( ! view || page.getElementById( COLLECTION_SCRIPT_ID ) ) {
		return undefined;
	}
	// Only a change of a region that was there before is announced.
	const liveRegion = page.createElement( 'p' );
	liveRegion.className = 'screen-reader-text';
	liveRegion.setAttribute( 'role', 'status' );
	page.body.append( liveRegion );
	let shown = getAddress( page );
	/** Number of the last request: only its page is shown. */
	let last = 0;

	const listen = < Type extends keyof HTMLElementEventMap >(
		type: Type,
		listener: ( event: HTMLElementEventMap[ Type ] ) => void
	) =>
		root.addEventListener( type, listener, {
			signal,
			passive: type === 'touchstart',
		} );

	/** Shows the number of results outside of the collection, whose change is announced. */
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
			// Some browsers focus nothing on a click.
			( isClick && activeElement === body );
		const isAnnounced = showCount( next.content );
		page.title = next.title;
		// The links of other collections contain the page of this one.
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
	/** Loads a page and shows its collection, or if that fails, the whole page. */
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
				// A state makes the entry load this script at once: the browser goes back and forward without intent.
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
	// The event that has loaded this script.
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
