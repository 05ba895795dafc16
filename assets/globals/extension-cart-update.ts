import { cartStore } from '@shopfront/data/cart';
import { processErrorResponse } from '@shopfront/data/notices';
import { CART_EXTENSIONS_ERROR } from '@shopfront/names';
import { isApiErrorResponse, type CartResponse } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';

/** What an add-on asks of its callback on the server. */
export interface ExtensionCartUpdateArgs {
	namespace: string;
	data: unknown;
	/** Lets the server's addresses replace what the shopper has typed and not yet sent. */
	overwriteDirtyCustomerData?:
		boolean | { shipping_address?: boolean; billing_address?: boolean };
}

/**
 * Has an add-on's own callback on the server change the cart. Fulfilled with the new cart; rejected with the API error,
 * of which the shopper is told where it is the callback's own. Source: docs/contract/events.md 7.
 */
export const createExtensionCartUpdate =
	( registry: DataRegistry ) =>
	async ( args: ExtensionCartUpdateArgs ): Promise< CartResponse | null > => {
		try {
			return await registry
				.dispatch( cartStore )
				.applyExtensionCartUpdate( args );
		} catch ( error ) {
			if (
				isApiErrorResponse( error ) &&
				error.code === CART_EXTENSIONS_ERROR
			) {
				processErrorResponse( registry, error );
			}
			throw error;
		}
	};
