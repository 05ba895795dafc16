import { createContext, useContext } from '@wordpress/element';
import type { CheckoutAttributes } from './attributes';

/** The attributes of the checkout block that an inner block stands in. */
export const CheckoutAttributesContext = createContext< CheckoutAttributes >( {
	showFormStepNumbers: false,
	hasDarkControls: false,
} );

/** The attributes of the checkout block around. */
export const useCheckoutAttributes = (): CheckoutAttributes =>
	useContext( CheckoutAttributesContext );
