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
import { repeatPress } from './hold-press';

/**
 * Keeps the page's badges up to date, and opens the drawer on click or, depending on the settings, after an item was
 * added. On cart and checkout pages, badges link to the cart instead.
 */
export const startMiniCart = ( view: Window ): void => {
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
	/** Creates the drawer at the first intent: most pages never open it. */
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
		// Both precede a click, whatever the pointer or key.
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
		repeatPress( button );
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
};
