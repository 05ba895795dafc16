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
	/** Whether it is on its way into the cart. */
	isAdding: boolean;
	/** How many of it the cart has. */
	quantityInCart: number;
	/** Why it could not be added; `''` for nothing. */
	errorMessage: string;
	addToCart: () => void;
	/** Forgets the error. */
	clearError: () => void;
}

/**
 * Puts a product into the cart, as few of it as can be bought. That it is there is announced, and told to add-ons
 * (docs/contract/events.md 1); why it is not, is for its own place.
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
				.getCartData()
				.items.filter( ( item ) => item.id === id )
				.reduce( ( sum, { quantity } ) => sum + quantity, 0 ),
		[ id ]
	);

	const addToCart = async () => {
		const quantity = product.add_to_cart.minimum;
		setErrorMessage( '' );
		try {
			const adding = addItemToCart( id, quantity );
			doStoreAction( 'cart-add-item', { product, quantity } );
			await adding;
		} catch ( error ) {
			const message = await loadErrorMessage( error );
			setErrorMessage(
				htmlToText( message ) || getGenericErrorMessage()
			);
			return;
		}
		speak(
			sprintf(
				/* translators: %s: name of a product. */
				__( '"%s" has been added to your cart.', 'shopfront' ),
				htmlToText( name )
			)
		);
	};

	return {
		isAdding,
		quantityInCart,
		errorMessage,
		addToCart: () => void addToCart(),
		clearError: () => setErrorMessage( '' ),
	};
};
