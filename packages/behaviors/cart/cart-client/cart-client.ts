import {
	createBlockLoader,
	requestBlock,
	type MiniCartBlock,
} from '@shopfront/behaviors/cart/block-loader';
import type { CartSources } from '@shopfront/behaviors/cart/cart-reader';
import { readGlobal, sameOriginUrl } from '@shopfront/host';
import { readPrintedCart } from '@shopfront/interactive-cart';
import { MINI_CART_GLOBAL, SETTINGS_GLOBAL } from '@shopfront/names';
import { createAddItem, type AddItem } from './add-item';

export interface CartClient {
	/** Call it at the first sign of intent, to load the files that adding needs. */
	prepare: () => void;
	/** Resolves to the function that adds a product; `null` if the browser has to post the form. */
	open: () => Promise< AddItem | null >;
}

/**
 * Creates the cart client of a page. If the page has a cart store, the store sends the additions, so that all requests
 * share one queue and the store's offline handling. We load the store:
 *
 * - on a page with WooCommerce's interactive blocks, which the store keeps in sync;
 * - for an API on another origin, whose session the store handles;
 * - while offline, because the store remembers the product after this page.
 */
export const createCartClient = (
	view: Window,
	sources: Partial< CartSources >
): CartClient => {
	const page = view.document;
	const settings = Object(
		readGlobal( view, SETTINGS_GLOBAL ) ?? sources.settings
	);
	const load = createBlockLoader( view, sources );
	const url =
		sources.apiUrl &&
		! settings.shopfrontRestRoot &&
		! readPrintedCart( page )
			? sameOriginUrl( page, sources.apiUrl )
			: null;
	const addItem =
		url === null ? null : createAddItem( view, url, settings.homeUrl );
	/** Returns the block if the page has its store, and loads it if the page needs it. */
	const findStore = (): Promise< MiniCartBlock > | undefined => {
		if ( ! addItem || ! view.navigator.onLine ) {
			return load();
		}
		const known = readGlobal( view, MINI_CART_GLOBAL );
		return known instanceof Promise ? known : requestBlock( page );
	};
	return {
		prepare: () => {
			if ( ! addItem ) {
				load().catch( () => undefined );
			}
		},
		open: async () => {
			const block = await Promise.resolve( findStore() ).catch(
				() => undefined
			);
			return block?.addItem ?? addItem;
		},
	};
};
