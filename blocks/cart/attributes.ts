import { coerceAttributes } from '@shopfront/bindings';
import type { Settings } from '@shopfront/settings';

/** What the page decided about its cart (contract/blocks.md 1.1). `block.json` declares the same. */
export interface CartAttributes {
	hasDarkControls: boolean;
	/** Page that the checkout is on; 0 for the shop's own. */
	checkoutPageId: number;
	showRateAfterTaxName: boolean;
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
			showRateAfterTaxName: { type: 'boolean', default: true },
		},
		dataset
	);
