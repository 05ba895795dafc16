import { cartStore } from '@shopfront/data/cart';
import type { BlockApp } from '../app/block-app';
import { applyFilter } from './use-filters';

/**
 * Returns the names of add-on blocks that an author may insert into a cart or checkout block: blocks registered for it,
 * then names added by a filter (docs/contract/filters.md 1, `additionalCartCheckoutInnerBlockTypes`). For editors only:
 * a page renders the blocks in its content.
 *
 * @return Unique names; an empty list without add-ons.
 */
export const getAllowedInnerBlocks = (
	{
		registry,
		extensionPoints,
	}: Pick< BlockApp, 'registry' | 'extensionPoints' >,
	block: string
): readonly string[] => {
	const points = extensionPoints.get();
	const registered = points?.blocks.getRegisteredBlocks( block ) ?? [];
	const added = applyFilter(
		points,
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
