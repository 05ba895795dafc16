import { coerceAttributes } from '@shopfront/bindings';
import type { Settings } from '@shopfront/settings';
import { createContext, useContext } from '@wordpress/element';

/** Attributes of the cart block (docs/contract/blocks.md 1.1). `block.json` declares all attributes of a page. */
export interface CartAttributes {
	hasDarkControls: boolean;
	/** Id of the checkout page; 0 for the shop's default. */
	checkoutPageId: number;
}

/** Reads the attributes of a container. The theme's setting is the default of dark controls. */
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

/** The attributes of the surrounding cart block. */
export const CartAttributesContext = createContext< CartAttributes >( {
	hasDarkControls: false,
	checkoutPageId: 0,
} );

/** Returns the attributes of the surrounding cart block. */
export const useCartAttributes = (): CartAttributes =>
	useContext( CartAttributesContext );
