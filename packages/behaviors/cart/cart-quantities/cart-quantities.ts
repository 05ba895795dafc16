import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { sameOriginUrl } from '@shopfront/host';
import {
	BRIDGED_EVENTS,
	CART_SUMMARY_EVENT,
	COOKIES,
	PAGE_EVENT_PREFIX,
	STORAGE_KEYS,
} from '@shopfront/names';

/** How often the cache is read again for a cart that a badge requests or the drawer changes, and the pause before each, ms. */
const TRIES = 9;
const PAUSE_MS = 300;

/** The globals of the page that are used. */
interface ButtonWindow extends Window {
	jQuery?: ( target: EventTarget ) => {
		on: ( names: string, listener: () => void ) => unknown;
	};
}

/** Whether the buttons of the page are followed. */
let isStarted = false;

/**
 * Returns the items of the cart if they are known without a request: none by the cookies, or those that an earlier page, a badge or
 * the cart store has cached, if the hash is that of the cookie.
 */
function readItems( view: Window ): unknown {
	const { cookie } = view.document;
	if ( ! cookie.includes( `${ COOKIES.itemsInCart }=` ) ) {
		return [];
	}
	try {
		const { localStorage: storage } = view;
		const hash = storage.getItem( STORAGE_KEYS.cartHash );
		return hash && cookie.includes( `${ COOKIES.cartHash }=${ hash }` )
			? JSON.parse( storage.getItem( STORAGE_KEYS.cartData ) ?? '' ).items
			: undefined;
	} catch {
		// Storage is blocked, or empty until the store has cached its cart.
		return undefined;
	}
}

/**
 * Shows the quantities of cart items in all buttons of an element. The style reserves space for the text before
 * (`data-sf-text`).
 */
function show( root: ParentNode, items: unknown ): void {
	for ( const text of root.querySelectorAll< HTMLElement >(
		'[data-sf-in-cart]'
	) ) {
		const { dataset, textContent } = text;
		const button = text.closest< HTMLElement >( '[data-product_id]' );
		const quantity = ( Array.isArray( items ) ? items : [] ).reduce(
			( sum, item ) =>
				String( item?.id ) === button?.dataset.product_id
					? sum + Number( item.quantity )
					: sum,
			0
		);
		const original = dataset.sfText ?? textContent ?? '';
		const next = quantity
			? // A plain number in the platform's translated text.
				( dataset.sfInCart ?? '' ).replace( '###', quantity )
			: original;
		if ( next !== textContent ) {
			dataset.sfText = original;
			text.textContent = next;
		}
	}
}

/**
 * The quantities in the cart on the buttons of all lists of the page, from the first one on. A badge of the page reads the cart for
 * both; without one, this does. For a visitor without a cart, nothing is requested.
 */
export const mount: Behavior[ 'mount' ] = ( root ) => {
	if ( isStarted ) {
		return;
	}
	isStarted = true;
	const page = root.ownerDocument;
	const view: ButtonWindow = page.defaultView ?? window;
	const url = sameOriginUrl( page, root.dataset.sfCartApi ?? '' );
	let items: unknown;
	/** Number of the last reading: only its result is shown. */
	let last = 0;
	let timer: number | undefined;

	/** Shows what is known, or else reads the cart once a badge had the time to. */
	const check = async ( tries: number ) => {
		const reading = ++last;
		view.clearTimeout( timer );
		let known = readItems( view );
		if ( ! known && tries ) {
			timer = view.setTimeout( check, PAUSE_MS, tries - 1 );
		} else {
			// Responses with an error have no items.
			known ??= url
				? await view
						.fetch( url, { cache: 'no-store' } )
						.then(
							async ( response ) =>
								( await response.json() ).items
						)
						.catch( () => undefined )
				: undefined;
			if ( known && reading === last ) {
				items = known;
			}
		}
		show( page, items );
	};
	const start = () =>
		void check(
			page.querySelector( 'script.sf-mini-cart-data' ) ? TRIES : 1
		);

	for ( const name of BRIDGED_EVENTS ) {
		page.body.addEventListener( name, start );
		page.body.addEventListener( PAGE_EVENT_PREFIX + name, start );
	}
	for ( const name of [ CART_SUMMARY_EVENT, 'storage', 'pageshow' ] ) {
		view.addEventListener( name, start );
	}
	page.addEventListener( 'sf:content', () => show( page, items ) );
	start();
	// Classic buttons report with jQuery where the page has it, maybe later.
	view.setTimeout( () =>
		view.jQuery?.( page.body ).on( BRIDGED_EVENTS.join( ' ' ), start )
	);
};
