import { cartStore } from '@shopfront/data/cart';
import {
	getGenericErrorMessage,
	loadErrorMessage,
} from '@shopfront/data/notices';
import { doStoreAction } from '@shopfront/events';
import type { ProductResponse } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { speak } from '@wordpress/a11y';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

export interface AddToCart {
	isAdding: boolean;
	quantityInCart: number;
	/** `''` for none. */
	errorMessage: string;
	/** Resolves to true if the product was added. */
	addToCart: () => Promise< boolean >;
	clearError: () => void;
}

/**
 * Adds a product's minimum quantity to the cart. Announces success and notifies add-ons (docs/contract/events.md 1).
 * The component shows the errors.
 */
export const useAddToCart = ( product: ProductResponse ): AddToCart => {
	const { id, name } = product;
	const { addItemToCart } = useDispatch( cartStore );
	const [ errorMessage, setErrorMessage ] = useState( '' );
	const isAdding = useSelect(
		( select ) =>
			select( cartStore ).getProductsPendingAdd().includes( id ),
		[ id ]
	);
	const quantityInCart = useSelect(
		( select ) =>
			select( cartStore )
				.getOptimisticCart()
				.items.filter( ( item ) => item.id === id )
				.reduce( ( sum, { quantity } ) => sum + quantity, 0 ),
		[ id ]
	);

	const addToCart = async () => {
		const quantity = product.add_to_cart.minimum;
		setErrorMessage( '' );
		try {
			await addItemToCart( id, quantity );
			doStoreAction( 'cart-add-item', { product, quantity } );
		} catch ( error ) {
			const message = await loadErrorMessage( error );
			setErrorMessage(
				htmlToText( message ) || getGenericErrorMessage()
			);
			return false;
		}
		speak(
			sprintf(
				/* translators: %s: name of a product. */
				__( '"%s" has been added to your cart.', 'shopfront' ),
				htmlToText( name )
			)
		);
		return true;
	};

	return {
		isAdding,
		quantityInCart,
		errorMessage,
		addToCart,
		clearError: () => setErrorMessage( '' ),
	};
};
