import { coerceAttributes } from '@shopfront/bindings';
import type { Settings } from '@shopfront/settings';
import { createContext, useContext } from '@wordpress/element';

/**
 * Attributes of the cart block (docs/contract/blocks.md 1.1). `block.json` declares all attributes that a page may
 * have.
 */
export interface CartAttributes {
	hasDarkControls: boolean;
	/** Page that the checkout is on; 0 for the shop's own. */
	checkoutPageId: number;
}

/** The attributes of a container. Without a word on dark controls, the theme's setting counts. */
export const readCartAttributes = (
	dataset: Readonly< Record< string, unknown > >,
	settings: Settings
): CartAttributes =>
	coerceAttributes(
		{
			hasDarkControls: {
				type: 'boolean',
				default:
					settings.getSetting( 'hasDarkEditorStyleSupport' ) === true,
			},
			checkoutPageId: { type: 'number', default: 0 },
		},
		dataset
	);

/** The attributes of the cart block that an inner block stands in. */
export const CartAttributesContext = createContext< CartAttributes >( {
	hasDarkControls: false,
	checkoutPageId: 0,
} );

/** The attributes of the cart block around. */
export const useCartAttributes = (): CartAttributes =>
	useContext( CartAttributesContext );
