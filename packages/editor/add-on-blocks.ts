import { blockName } from '@shopfront/names';
import { getPlatform, type AddOnBlock } from './platform';

export const getAddOnBlocks = ( area: string ): readonly AddOnBlock[] =>
	getPlatform().blocksCheckout?.getRegisteredBlocks( blockName( area ) ) ??
	[];

const isListOfStrings = ( value: unknown ): value is string[] =>
	Array.isArray( value ) && value.every( ( one ) => typeof one === 'string' );

/** The filter `additionalCartCheckoutInnerBlockTypes` adds blocks to an area. If the filter throws, it adds none. */
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
