import { coerceAttributes } from '@shopfront/bindings';
import type { Settings } from '@shopfront/settings';

/** Attributes of the cart block (contract/blocks.md 1.1). `block.json` declares all attributes that a page may have. */
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
