import { coerceAttributes } from '@shopfront/bindings';
import type { Settings } from '@shopfront/settings';
import { createContext, useContext } from '@wordpress/element';

/**
 * What the page decided about its checkout (docs/contract/blocks.md 1.2). `block.json` declares what an author can set.
 */
export interface CheckoutAttributes {
	/** Whether the form counts its steps. */
	showFormStepNumbers: boolean;
	hasDarkControls: boolean;
}

/** The attributes of a container; on what it does not say, the shop's settings count. */
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

/** The attributes of the checkout block that an inner block stands in. */
export const CheckoutAttributesContext = createContext< CheckoutAttributes >( {
	showFormStepNumbers: false,
	hasDarkControls: false,
} );

/** The attributes of the checkout block around. */
export const useCheckoutAttributes = (): CheckoutAttributes =>
	useContext( CheckoutAttributesContext );
