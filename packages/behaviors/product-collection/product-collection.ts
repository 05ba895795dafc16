import type { Behavior } from '@shopfront/behaviors/engine';
import { COLLECTION_EVENTS, COLLECTION_SCRIPT_ID } from '@shopfront/names';
import { parsePage, requestPage } from './load-page';

const ROOT = '.wp-block-woocommerce-product-collection';
const PAGES = '.wp-block-query-pagination';
const PRODUCT = '.wc-block-product';
const COUNT = '.woocommerce-result-count';

/** Events that precede a click, with any kind of pointer or with the keyboard. */
const INTENT_EVENTS = [ 'pointerover', 'focusin', 'touchstart' ];

/** Links that do not lead to a product. */
const NO_PRODUCT_LINK = '.add_to_cart_button,.added_to_cart,[role=button]';

const findLink = ( { target }: Event, container: string ) => {
	const link = target instanceof Element && target.closest( 'a' );
	return link && link.href && link.closest( container ) ? link : undefined;
};

/** Whether the browser shows the link in the same tab, on a page of the shop. */
const isOrdinary = ( link: HTMLAnchorElement ) =>
	( ! link.target || link.target === '_self' ) &&
	! link.hasAttribute( 'download' ) &&
	link.origin === link.ownerDocument.location.origin;

const isPlainClick = ( event: MouseEvent ) =>
	! event.defaultPrevented &&
	event.button === 0 &&
	! ( event.metaKey || event.ctrlKey || event.shiftKey || event.altKey );

/** Returns the id of the product that contains an element. */
const getProductId = ( element: Element ) => {
	const product = element.closest< HTMLElement >( PRODUCT );
	const id = product?.className.match( /(?:^|\s)post-(\d+)/ )?.[ 1 ];
	return id ? Number( id ) : undefined;
};

/** The address without its hash, which only scrolls. */
const getAddress = ( { location: { origin, pathname, search } }: Document ) =>
	origin + pathname + search;

/** Returns the same collection of another page. */
const findSame = ( root: HTMLElement, page: Document ) => {
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

/**
 * The pages of a product collection without a page load, and its events. Does nothing where the platform's script does the
 * same. Every failure leads to the page itself, as without script (docs/contract/product-lists.md 1).
 */
export const mount: Behavior[ 'mount' ] = ( root, { signal } ) => {
	const page = root.ownerDocument;
	const view = page.defaultView;
	if ( ! view || page.getElementById( COLLECTION_SCRIPT_ID ) ) {
		return undefined;
	}
	const hasPages = ! root.hasAttribute( 'data-force-page-reload' );
	// Only a change of a region that was there before is announced.
	const liveRegion = page.createElement( 'p' );
	liveRegion.className = 'screen-reader-text';
	liveRegion.setAttribute( 'role', 'status' );
	page.body.append( liveRegion );
	let shown = getAddress( page );
	/** Number of the last request: only its page is shown. */
	let last = 0;

	const emit = ( name: string, detail: object ) =>
		page.body.dispatchEvent(
			new CustomEvent( name, {
				bubbles: true,
				detail: { collection: root.dataset.collection, ...detail },
			} )
		);
	const listen = < Type extends keyof HTMLElementEventMap >(
		type: Type,
		listener: ( event: HTMLElementEventMap[ Type ] ) => void
	) =>
		root.addEventListener( type, listener, {
			signal,
			passive: type === 'touchstart',
		} );

	/** Shows the number of results outside of the collection, whose change is announced. */
	const showCount = ( next: Document ): boolean => {
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
	const show = ( next: Document, same: HTMLElement, isClick: boolean ) => {
		const { activeElement, body } = page;
		const hadFocus =
			root.contains( activeElement ) ||
			// Some browsers focus nothing on a click.
			( isClick && activeElement === body );
		const isAnnounced = showCount( next );
		page.title = next.title;
		// The links of other collections contain the page of this one.
		for ( const other of page.querySelectorAll< HTMLElement >( ROOT ) ) {
			const links = findSame( other, next )?.querySelector( PAGES );
			if ( links && other !== root ) {
				other.querySelector( PAGES )?.replaceWith( links );
			}
		}
		root.replaceChildren( ...same.childNodes );
		if ( hadFocus ) {
			const target =
				root.querySelector< HTMLElement >( `${ PRODUCT } a[href]` ) ??
				root;
			if ( target === root ) {
				root.tabIndex = -1;
			}
			target.focus();
		}
		page.dispatchEvent(
			new CustomEvent( 'sf:content', { detail: { root } } )
		);
		emit( COLLECTION_EVENTS.listRendered, {} );
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
			const next = parsePage( await requestPage( url ) );
			if ( request !== last || signal.aborted ) {
				return;
			}
			const same = findSame( root, next );
			if ( ! same ) {
				throw new Error( 'The page has no such collection.' );
			}
			if ( isClick ) {
				view.history.pushState( null, '', url );
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
		const product = findLink( event, PRODUCT );
		if ( product && ! product.matches( NO_PRODUCT_LINK ) ) {
			emit( COLLECTION_EVENTS.productViewed, {
				productId: getProductId( product ),
			} );
		}
		const link = hasPages && findLink( event, PAGES );
		if ( link && isOrdinary( link ) && isPlainClick( event ) ) {
			event.preventDefault();
			void open( link.href, true );
		}
	} );
	for ( const type of INTENT_EVENTS ) {
		listen( type as 'focusin', ( event ) => {
			const link = hasPages && findLink( event, PAGES );
			if ( link && isOrdinary( link ) ) {
				requestPage( link.href ).catch( () => undefined );
			}
		} );
	}
	if ( hasPages ) {
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
	}
	emit( COLLECTION_EVENTS.listRendered, {} );
	return () => liveRegion.remove();
};
