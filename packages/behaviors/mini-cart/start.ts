import {
	createBlockLoader,
	readBlockSources,
} from '@shopfront/behaviors/block-loader';
import { PAGE_EVENTS } from '@shopfront/names';
import { findPart, showBadge } from './badge';
import type { MiniCartData } from './data';
import { createDrawer } from './drawer';
import { followCart } from './follow-cart';

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
	const hasCart =
		page.querySelector(
			'.wp-block-woocommerce-cart,.wp-block-woocommerce-checkout'
		) !== null;
	const ensureCart = followCart( view, data, hasCart, ( state ) =>
		containers.forEach( ( container ) =>
			showBadge( container, state, data )
		)
	);
	const openDrawer = hasCart
		? undefined
		: createDrawer( view, createBlockLoader( view, data, ensureCart ) );

	for ( const container of containers ) {
		const button = findPart( container, 'button' );
		const target =
			container.dataset.onCartClickBehaviour === 'navigate_to_checkout'
				? data.checkoutUrl
				: ! openDrawer && data.cartUrl;
		// These precede a click, with any kind of pointer or with the keyboard.
		for ( const type of [ 'pointerenter', 'focusin' ] ) {
			button?.addEventListener( type, () => {
				if ( ! target ) {
					openDrawer?.();
				}
			} );
		}
		button?.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			if ( target ) {
				view.location.assign( target );
			} else {
				openDrawer?.( container, true );
			}
		} );
	}
	page.body.addEventListener( PAGE_EVENTS.addedToCart, () => {
		const container = containers.find(
			( { dataset, offsetWidth } ) =>
				dataset.addToCartBehaviour === 'open_drawer' && offsetWidth
		);
		if ( container ) {
			openDrawer?.( container );
		}
	} );
}
