import { INNER_BLOCK_AREAS } from '@shopfront/names';
import {
	hasInnerBlocks,
	hasValidFills,
	type FilterQuestion,
	type Points,
} from '@shopfront/points';
import deprecated from '@wordpress/deprecated';

/** Says once that a name goes, and which one stays. */
const tellOfNewName = ( name: string, alternative: string ): void =>
	deprecated( name, { since: '9.6.0', alternative } );

/** Filters and inner blocks, as add-ons find them in `wc.blocksCheckout`. Source: docs/contract/filters.md 1 and 4. */
export function createCheckoutPoints( {
	filters,
	blocks,
}: Pick< Points, 'filters' | 'blocks' > ) {
	const registerCheckoutFilters = (
		namespace: string,
		given: unknown
	): void => {
		filters.register( namespace, given );
	};
	const applyCheckoutFilter = < Value >(
		question: FilterQuestion< Value >
	): Value => filters.apply( question );
	return {
		registerCheckoutFilters,
		__experimentalRegisterCheckoutFilters: (
			namespace: string,
			given: unknown
		): void => {
			tellOfNewName(
				'__experimentalRegisterCheckoutFilters',
				'registerCheckoutFilters'
			);
			registerCheckoutFilters( namespace, given );
		},
		applyCheckoutFilter,
		__experimentalApplyCheckoutFilter: < Value >(
			question: FilterQuestion< Value >
		): Value => {
			tellOfNewName(
				'__experimentalApplyCheckoutFilter',
				'applyCheckoutFilter'
			);
			return applyCheckoutFilter( question );
		},
		registerCheckoutBlock: blocks.registerCheckoutBlock,
		getRegisteredBlocks: blocks.getRegisteredBlocks,
		hasInnerBlocks,
		innerBlockAreas: INNER_BLOCK_AREAS,
		hasValidFills,
	};
}
