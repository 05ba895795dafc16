import { cartStore } from '@shopfront/data/cart';
import { processErrorResponse } from '@shopfront/data/notices';
import { CART_EXTENSIONS_ERROR } from '@shopfront/names';
import { isApiErrorResponse, type CartResponse } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';

export interface ExtensionCartUpdateArgs {
	namespace: string;
	data: unknown;
	/** Lets the server's addresses overwrite unsent edits of the shopper. */
	overwriteDirtyCustomerData?:
		boolean | { shipping_address?: boolean; billing_address?: boolean };
}

/**
 * Calls an add-on's server callback, which may change the cart. Resolves to the new cart. Rejects with the API error,
 * and shows it to the shopper if the callback itself reported it. Source: docs/contract/events.md 7.
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
