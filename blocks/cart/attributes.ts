import { coerceAttributes } from '@shopfront/bindings';
import type { Settings } from '@shopfront/settings';
import { createContext, useContext } from '@wordpress/element';

/** See docs/contract/blocks.md 1.1. `block.json` declares all attributes of a page. */
export interface CartAttributes {
	hasDarkControls: boolean;
	/** 0 for the shop's default. */
	checkoutPageId: number;
}

/** The theme's setting is the default of dark controls. */
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

export const CartAttributesContext = createContext< CartAttributes >( {
	hasDarkControls: false,
	checkoutPageId: 0,
} );

export const useCartAttributes = (): CartAttributes =>
	useContext( CartAttributesContext );
