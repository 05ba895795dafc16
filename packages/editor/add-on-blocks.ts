import { blockName } from '@shopfront/names';
import { getPlatform, type AddOnBlock } from './platform';

/** Returns the blocks that add-ons have registered for an area. */
export const getAddOnBlocks = ( area: string ): readonly AddOnBlock[] =>
	getPlatform().blocksCheckout?.getRegisteredBlocks( blockName( area ) ) ??
	[];

const isListOfStrings = ( value: unknown ): value is string[] =>
	Array.isArray( value ) && value.every( ( one ) => typeof one === 'string' );

/**
 * Returns the names of blocks that the filter `additionalCartCheckoutInnerBlockTypes` adds to an area. A filter that
 * throws adds none.
 */
export const getFilteredBlocks = ( area: string ): readonly string[] => {
	try {
		const added = getPlatform().blocksCheckout?.applyCheckoutFilter( {
			filterName: 'additionalCartCheckoutInnerBlockTypes',
			defaultValue: [],
			extensions: {},
			arg: { block: blockName( area ) },
		} );
		return isListOfStrings( added ) ? added : [];
	} catch ( error ) {
		// eslint-disable-next-line no-console -- For the author of the add-on.
		console.error( error );
		return [];
	}
};
