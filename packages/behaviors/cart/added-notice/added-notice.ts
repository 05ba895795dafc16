import { closestTo } from '@shopfront/behaviors/engine/dom';
import { readBlockSources } from '@shopfront/behaviors/cart/block-loader';
import {
	readStoredLines,
	STORE_BLOCKS,
	type CartSources,
	type CartState,
	type CartWindow,
} from '@shopfront/behaviors/cart/cart-reader';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { createEventBus } from '@shopfront/behaviors/engine/event-bus';
import { createPageStyles } from '@shopfront/behaviors/engine/page-styles';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { readGlobal, sameOriginUrl } from '@shopfront/host';
import { CART_READER, PAGE_EVENTS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { findAddedLines, quantityOf } from './find-added-lines';
import { showAdded } from './show-added';
import styles from './style.scss?text';

const addStyles = createPageStyles( styles );

/** Buttons of HTML, which may be changed. */
const BUTTONS =
	'.ajax_add_to_cart:not(.wc-interactive),form[data-sf-add] [type=submit]:not(.sf-buy-now)';

/** Buttons that add a product without leaving the page, blocks' buttons included. */
const ANY_BUTTON = `${ BUTTONS },.add_to_cart_button`;

/** How often to look for the lines that a store writes after it has published their number, and the time between, ms. */
const STORING_TURNS = 15;
const STORING_MS = 100;

const wait = ( view: Window, delayMs: number ) =>
	new Promise( ( resolve ) => view.setTimeout( resolve, delayMs ) );

/** Windows in which additions are followed. */
const started = new WeakSet< Window >();

/** Whether the cart opens by itself after an addition, at a badge that is shown. */
const opensDrawer = ( page: Document ) =>
	[
		...page.querySelectorAll< HTMLElement >(
			'.wc-block-mini-cart[data-add-to-cart-behaviour=open_drawer]'
		),
	].some( ( { offsetWidth } ) => offsetWidth );

/** Whether the page shows the cart itself. */
const isCartPage = ( view: Window ) =>
	view.document.querySelector( STORE_BLOCKS ) ||
	Object( readGlobal( view, 'wc_add_to_cart_params' ) ).is_cart === '1';

/** Returns a form's button and the button of its sticky bar: both add the same product. */
const withBar = ( button: HTMLElement ): HTMLElement[] => {
	const id = button.closest( 'form' )?.id;
	return [
		button,
		...( id
			? button.ownerDocument.querySelectorAll< HTMLElement >(
					`.sf-sticky-cart[data-sf-sticky-cart="${ CSS.escape( id ) }"] .sf-sticky-cart__button`
				)
			: [] ),
	];
};

/**
 * Shows that a product was added, whichever script has added it: the button says so, and a notice shows the product, with links to
 * the cart and back. We compare the cart before and after. Where the cart opens by itself, there's no notice.
 */
export const mount: Behavior[ 'mount' ] = ( element ) => {
	const page = element.ownerDocument;
	const view = page.defaultView ?? window;
	const settings = readSiteSettings( view );
	const addedText = settings.text( 'i18n', 'added' );
	if ( started.has( view ) || ! addedText ) {
		return;
	}
	started.add( view );
	// Before a button changes.
	addStyles( page );
	const cart = settings.get( 'cart' );
	const sources: Partial< CartSources > & { cartUrl?: unknown } = {
		...( isRecord( cart ) ? cart : null ),
		...readBlockSources( page ),
	};
	const apiUrl = sameOriginUrl( page, String( sources.apiUrl ?? '' ) );

	let lines: readonly unknown[] | undefined = readStoredLines( view );
	let before = lines;
	// The first press may have come before this code.
	let button = element.matches( BUTTONS )
		? element
		: element.querySelector< HTMLElement >( BUTTONS );
	const reading =
		apiUrl === null
			? undefined
			: ( async () => {
					const { [ CART_READER ]: known }: CartWindow = view;
					const reader =
						known ??
						(
							await import( '@shopfront/behaviors/cart/cart-reader' )
						).getCartReader( view, { ...sources, apiUrl } );
					reader.follow( ( state: CartState ) => {
						const { items } = Object( state );
						// A store publishes only ids and quantities, and stores the lines.
						lines =
							Array.isArray( items ) &&
							items.every( ( { key } ) => key )
								? items
								: readStoredLines( view );
					} );
					if ( ! lines ) {
						await reader.ensure( true );
						before ??= lines;
					}
					return reader;
				} )();

	const undo = async ( added: ReturnType< typeof findAddedLines > ) => {
		const { changeCart } =
			await import( '@shopfront/behaviors/cart/cart-client' );
		return changeCart(
			view,
			{ ...sources, apiUrl: apiUrl ?? '' },
			added.map( ( line ) => {
				const { key } = line;
				const quantity = quantityOf( lines ?? [], key ) - line.added;
				return quantity > 0
					? { endpoint: 'update-item', body: { key, quantity } }
					: { endpoint: 'remove-item', body: { key } };
			} )
		);
	};
	const showNotice = async () => {
		const loading = import( './notice' );
		const reader = await reading;
		// The reader receives the event after this, and fetches the cart unless the event brought it.
		await wait( view, 0 );
		await reader?.ensure( ! lines );
		for ( let turn = 0; ! lines && turn < STORING_TURNS; turn++ ) {
			await wait( view, STORING_MS );
			lines = readStoredLines( view );
		}
		const added = before && lines ? findAddedLines( before, lines ) : [];
		before = lines;
		if ( opensDrawer( page ) || isCartPage( view ) ) {
			return;
		}
		( await loading ).showNotice( view, {
			lines: added,
			button,
			cartUrl: String( sources.cartUrl ?? '' ),
			texts: settings.texts(
				{
					title: addedText,
					viewCart: 'View cart',
					undo: 'Undo',
					undone: 'Your cart is as it was before.',
					undoFailed:
						'We couldn’t undo this. You can change the quantity in your cart.',
					close: 'Close',
				},
				'i18n',
				'addedNotice'
			),
			undo: () => undo( added ),
		} );
	};
	const onAdded = ( pressed: unknown ) => {
		if ( pressed instanceof HTMLElement ) {
			button = pressed;
		}
		const form = button?.closest( 'form' );
		if ( form?.dataset.sfRedirect ) {
			return;
		}
		if (
			button?.isConnected &&
			button.matches( BUTTONS ) &&
			// It says so itself.
			! button.querySelector( '[data-sf-in-cart]' )
		) {
			withBar( button ).forEach( ( one ) => showAdded( one, addedText ) );
		}
		void showNotice();
	};
	const onPress = ( event: Event ) => {
		const pressed = closestTo( event, ANY_BUTTON );
		if ( pressed ) {
			button = pressed;
			before = lines ?? before;
		}
	};
	page.addEventListener( 'click', onPress, { capture: true } );
	page.addEventListener( 'keydown', onPress, { capture: true } );
	createEventBus( view ).on( [ 'added_to_cart' ], ( _, __, pressed ) =>
		onAdded( pressed )
	);
	page.body.addEventListener( PAGE_EVENTS.addedToCart, () =>
		onAdded( null )
	);
};
