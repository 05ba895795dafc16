import { INNER_BLOCK_AREAS } from '@shopfront/names';
import {
	hasInnerBlocks,
	hasValidFills,
	type FilterRequest,
	type ExtensionPoints,
} from '@shopfront/extensibility';
import deprecated from '@wordpress/deprecated';

const logDeprecation = ( name: string, alternative: string ): void =>
	deprecated( name, { since: '9.6.0', alternative } );

/** Creates the filters and inner blocks of `wc.blocksCheckout`. Source: docs/contract/filters.md 1 and 4. */
export const createCheckoutExtensionPoints = ( {
	filters,
	blocks,
}: Pick< ExtensionPoints, 'filters' | 'blocks' > ) => {
	const registerCheckoutFilters = (
		namespace: string,
		given: unknown
	): void => {
		filters.register( namespace, given );
	};
	const applyCheckoutFilter = < Value >(
		request: FilterRequest< Value >
	): Value => filters.apply( request );
	return {
		registerCheckoutFilters,
		__experimentalRegisterCheckoutFilters: (
			namespace: string,
			given: unknown
		): void => {
			logDeprecation(
				'__experimentalRegisterCheckoutFilters',
				'registerCheckoutFilters'
			);
			registerCheckoutFilters( namespace, given );
		},
		applyCheckoutFilter,
		__experimentalApplyCheckoutFilter: < Value >(
			request: FilterRequest< Value >
		): Value => {
			logDeprecation(
				'__experimentalApplyCheckoutFilter',
				'applyCheckoutFilter'
			);
			return applyCheckoutFilter( request );
		},
		registerCheckoutBlock: blocks.registerCheckoutBlock,
		getRegisteredBlocks: blocks.getRegisteredBlocks,
		hasInnerBlocks,
		innerBlockAreas: INNER_BLOCK_AREAS,
		hasValidFills,
	};
};
