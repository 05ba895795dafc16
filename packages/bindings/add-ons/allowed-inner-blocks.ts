import { cartStore } from '@shopfront/data/cart';
import type { BlockApp } from '../app/block-app';
import { applyFilter } from './use-filters';

/**
 * Names of the blocks that an author may put into a block of cart or checkout beside ours: those that add-ons have
 * registered for it, and those that they add by a filter (docs/contract/filters.md 1,
 * `additionalCartCheckoutInnerBlockTypes`). For editors: a page shows what is written in it.
 *
 * @param app
 * @param app.registry
 * @param app.extensionPoints
 * @param block        Full name of the block that they are put into: `woocommerce/checkout-fields-block`.
 * @return Each once, those that are registered first; none where no add-on takes part.
 */
export const getAllowedInnerBlocks = (
	{
		registry,
		extensionPoints,
	}: Pick< BlockApp, 'registry' | 'extensionPoints' >,
	block: string
): readonly string[] => {
	const found = extensionPoints.get();
	const registered = found?.blocks.getRegisteredBlocks( block ) ?? [];
	const added = applyFilter(
		found,
		'additionalCartCheckoutInnerBlockTypes',
		[],
		{
			arg: { block },
			extensions: registry.select( cartStore ).getCartData().extensions,
		}
	);
	return [
		...new Set( [
			...registered.map( ( { blockName } ) => blockName ),
			...added,
		] ),
	];
};
