import { coerceAttributes } from '@shopfront/bindings';
import type { Settings } from '@shopfront/settings';
import { createContext, useContext } from '@wordpress/element';

/** See docs/contract/blocks.md 1.2. `block.json` declares the attributes that authors can set. */
export interface CheckoutAttributes {
	showFormStepNumbers: boolean;
	hasDarkControls: boolean;
}

/** The shop's settings are the defaults. */
export const readCheckoutAttributes = (
	dataset: Readonly< Record< string, unknown > >,
	settings: Settings
): CheckoutAttributes =>
	coerceAttributes(
		{
			showFormStepNumbers: { type: 'boolean', default: false },
			hasDarkControls: {
				type: 'boolean',
				default:
					settings.getSetting( 'hasDarkEditorStyleSupport' ) === true,
			},
		},
		dataset
	);

export const CheckoutAttributesContext = createContext< CheckoutAttributes >( {
	showFormStepNumbers: false,
	hasDarkControls: false,
} );

export const useCheckoutAttributes = (): CheckoutAttributes =>
	useContext( CheckoutAttributesContext );
