import { INNER_BLOCK_AREAS } from '@shopfront/names';
import { createCartBlocks } from '../../blocks/cart/cart-blocks';
import { createCheckoutBlocks } from '../../blocks/checkout/checkout-blocks';
import { createMiniCartBlocks } from '../../blocks/mini-cart/mini-cart-blocks';

/** Areas of cart, checkout and mini-cart that accept add-ons' blocks, by their block maps. */
export const describeAreas = () => {
	const pages = [
		createCartBlocks(),
		createCheckoutBlocks( { localPickupEnabled: true } ),
		createMiniCartBlocks(),
	];
	const roots: readonly string[] = [
		INNER_BLOCK_AREAS.CART,
		INNER_BLOCK_AREAS.CHECKOUT,
		INNER_BLOCK_AREAS.MINI_CART,
	];
	return Object.entries( INNER_BLOCK_AREAS ).map( ( [ name, block ] ) => {
		/** Our own blocks that we insert if a page lacks them. */
		const createBlockRegistrations = pages
			.flatMap( ( page ) => page.getForcedBlocks( block ) )
			.map( ( { blockName } ) => blockName );
		const isOnPages =
			roots.includes( block ) ||
			pages.some( ( page ) => page.get( block ) );
		// The checkout's totals aren't a block, but page content may contain them (docs/contract/blocks.md 1.2).
		const placeOffPages =
			createBlockRegistrations.length > 0
				? 'if in the content'
				: 'none yet';
		return {
			name,
			block,
			props: block.startsWith( INNER_BLOCK_AREAS.CHECKOUT )
				? 'CheckoutBlockProps'
				: 'CartBlockProps',
			place: isOnPages ? 'on pages' : placeOffPages,
			createBlockRegistrations,
		};
	} );
};
