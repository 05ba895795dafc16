import {
	STORE_BLOCKS,
	type CartSources,
} from '@shopfront/behaviors/cart/cart-reader';
import { readGlobal, runInPageQueue, sameOriginUrl } from '@shopfront/host';
import { readPrintedCart } from '@shopfront/interactive-cart';
import {
	MINI_CART_GLOBAL,
	PAGE_EVENTS,
	SETTINGS_GLOBAL,
} from '@shopfront/names';
import { getCart } from './add-item';
import { dispatch, publishCart } from './publish-cart';
import { createSender, type CartRequest } from './send';

/**
 * Changes items of the cart after all earlier requests of the page, and shows the new cart. Resolves to whether the server has made
 * all changes. Each is sent once, because the shopper sees the cart and can repeat it.
 */
export const changeCart = (
	view: Window,
	{ apiUrl = '', settings }: Partial< CartSources >,
	changes: readonly CartRequest[]
): Promise< boolean > => {
	const page = view.document;
	const url = sameOriginUrl( page, apiUrl );
	const change = async () => {
		if ( url === null ) {
			return false;
		}
		const sender = createSender( view, url );
		if ( ! sender.session.nonce() ) {
			await sender.read();
		}
		const replies = await sender.change( changes );
		const newest = replies.filter( getCart ).at( -1 );
		const cart = newest && getCart( newest );
		if ( cart ) {
			const { homeUrl } = Object(
				readGlobal( view, SETTINGS_GLOBAL ) ?? settings
			);
			publishCart(
				view,
				cart,
				newest,
				sender.session.customerId(),
				homeUrl
			);
		}
		dispatch( page.body, PAGE_EVENTS.removedFromCart, {
			// A store then fetches its own cart.
			preserveCartData:
				!! cart &&
				! readGlobal( view, MINI_CART_GLOBAL ) &&
				! readPrintedCart( page ) &&
				! page.querySelector( STORE_BLOCKS ),
		} );
		return replies.every( ( { status } ) => status > 0 && status < 300 );
	};
	return new Promise( ( resolve ) => {
		void runInPageQueue( view, () =>
			change().then( resolve, () => resolve( false ) )
		);
	} );
};
