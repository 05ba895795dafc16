import { createContext, useContext } from '@wordpress/element';
import type { CartAttributes } from './attributes';

/** The attributes of the cart block that an inner block stands in. */
export const CartAttributesContext = createContext< CartAttributes >( {
	hasDarkControls: false,
	checkoutPageId: 0,
} );

/** The attributes of the cart block around. */
export const useCartAttributes = (): CartAttributes =>
	useContext( CartAttributesContext );
