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

/** Adds products to the cart of a page. */
export interface CartClient {
	/** Loads what the page needs for that, at the first sign of intent. */
	prepare: () => void;
	/** Resolves to the function that adds a product; `null` if the shop itself has to. */
	open: () => Promise< AddItem | null >;
}

/**
 * Creates the cart client of a page. It sends additions itself; where the page has a cart store, that sends them, so that all requests
 * wait in one queue and all that the store knows about offline changes holds. The store is loaded:
 *
 * - on a page with the platform's interactive blocks, which the store keeps in step;
 * - for an API on another origin, whose session the store knows;
 * - while the browser is offline, because the store keeps the product beyond this page.
 */
export function createCartClient(
	view: Window,
	sources: Partial< CartSources >
): CartClient {
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
	/** Returns the block with the store if the page has it, or loads it if the page needs it. */
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
}
