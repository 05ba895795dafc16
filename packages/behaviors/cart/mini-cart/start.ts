import {
	createBlockLoader,
	readBlockSources,
} from '@shopfront/behaviors/cart/block-loader';
import {
	getCartReader,
	STORE_BLOCKS,
} from '@shopfront/behaviors/cart/cart-reader';
import { createNavigate } from '@shopfront/host';
import { PAGE_EVENTS } from '@shopfront/names';
import { findPart, showBadge } from './badge';
import type { MiniCartData } from './data';
import { createDrawer, type OpenDrawer } from './drawer';

/**
 * Makes the badges of a page live, and opens the drawer on click or, where the settings say so, after an item was added.
 * On pages with a block for the cart, badges lead to the cart instead.
 */
export function startMiniCart( view: Window ): void {
	const page = view.document;
	const data = readBlockSources< MiniCartData >( page );
	if ( ! data ) {
		return;
	}
	const containers = [
		...page.querySelectorAll< HTMLElement >( '.wc-block-mini-cart' ),
	];
	const hasCart = !! page.querySelector( STORE_BLOCKS );
	const cart = getCartReader( view, data );
	cart.follow( ( state ) =>
		containers.forEach( ( container ) =>
			showBadge( container, state, data )
		)
	);
	const navigate = createNavigate( ( url ) => view.location.assign( url ) );
	let drawer: OpenDrawer | undefined;
	/** Returns the drawer, which is prepared at the first intent: most pages never open it. */
	const getDrawer = () =>
		hasCart
			? undefined
			: ( drawer ??= createDrawer(
					view,
					createBlockLoader( view, data, () => cart.ensure() )
				) );

	for ( const container of containers ) {
		const button = findPart( container, 'button' );
		const leadsToCheckout =
			container.dataset.onCartClickBehaviour === 'navigate_to_checkout';
		// These precede a click, with any kind of pointer or with the keyboard.
		for ( const type of [ 'pointerenter', 'focusin' ] ) {
			button?.addEventListener( type, () => {
				if ( ! leadsToCheckout ) {
					getDrawer()?.();
				}
			} );
		}
		button?.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			const openDrawer = leadsToCheckout ? undefined : getDrawer();
			if ( openDrawer ) {
				openDrawer( container, true );
			} else {
				navigate( leadsToCheckout ? data.checkoutUrl : data.cartUrl );
			}
		} );
	}
	page.body.addEventListener( PAGE_EVENTS.addedToCart, () => {
		const container = containers.find(
			( { dataset, offsetWidth } ) =>
				dataset.addToCartBehaviour === 'open_drawer' && offsetWidth
		);
		if ( container ) {
			getDrawer()?.( container );
		}
	} );
}
