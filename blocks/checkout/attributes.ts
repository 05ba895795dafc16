import { coerceAttributes } from '@shopfront/bindings';
import type { Settings } from '@shopfront/settings';
import { createContext, useContext } from '@wordpress/element';

/** Attributes of the checkout block (docs/contract/blocks.md 1.2). `block.json` declares those that authors can set. */
export interface CheckoutAttributes {
	/** Whether the form shows step numbers. */
	showFormStepNumbers: boolean;
	hasDarkControls: boolean;
}

/** Reads the attributes of a container. The shop's settings are the defaults. */
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

/** The attributes of the surrounding checkout block. */
export const CheckoutAttributesContext = createContext< CheckoutAttributes >( {
	showFormStepNumbers: false,
	hasDarkControls: false,
} );

/** Returns the attributes of the surrounding checkout block. */
export const useCheckoutAttributes = (): CheckoutAttributes =>
	useContext( CheckoutAttributesContext );
