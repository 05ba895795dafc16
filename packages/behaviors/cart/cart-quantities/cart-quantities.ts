import { readBlockSources } from '@shopfront/behaviors/cart/block-loader';
import {
	readStoredLines,
	type CartState,
	type CartWindow,
} from '@shopfront/behaviors/cart/cart-reader';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { sameOriginUrl } from '@shopfront/host';
import { CART_READER, STORAGE_KEYS } from '@shopfront/names';

/** Time for another tab to store the lines of a cart that it has published, ms. */
const STORING_MS = 1000;

let isStarted = false;

/** Shows the quantities in an element's buttons. The style reserves space for the original `data-sf-text`. */
const show = ( root: ParentNode, items: unknown ): void => {
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
			? // WooCommerce's translated text, with a plain number.
				( dataset.sfInCart ?? '' ).replace( '###', quantity )
			: original;
		if ( next !== textContent ) {
			dataset.sfText = original;
			text.textContent = next;
		}
	}
};

/**
 * The quantities in the cart, on the buttons of all the page's product lists. They share the cart reader with the
 * badge, and request nothing for a visitor without a cart.
 */
export const mount: Behavior[ 'mount' ] = ( root ) => {
	const page = root.ownerDocument;
	const view = page.defaultView ?? window;
	const url = sameOriginUrl( page, root.dataset.sfCartApi ?? '' );
	if ( isStarted || ! url ) {
		return;
	}
	isStarted = true;
	let items: unknown;
	page.addEventListener( 'sf:content', () => show( page, items ) );
	void ( async () => {
		const { [ CART_READER ]: known }: CartWindow = view;
		const reader =
			known ??
			(
				await import( '@shopfront/behaviors/cart/cart-reader' )
			).getCartReader( view, {
				apiUrl: url,
				...readBlockSources( page ),
			} );
		let timer: number | undefined;
		let delayMs = 0;
		const update = ( state?: CartState ) => {
			view.clearTimeout( timer );
			const next = Object( state ).items ?? readStoredLines( view );
			if ( next ) {
				items = next;
				show( page, items );
			} else {
				timer = view.setTimeout( () => reader.ensure( true ), delayMs );
			}
		};
		reader.follow( update );
		view.addEventListener( 'storage', ( { key } ) => {
			if ( key === STORAGE_KEYS.cartData ) {
				update();
			}
		} );
		update();
		delayMs = STORING_MS;
	} )();
};
