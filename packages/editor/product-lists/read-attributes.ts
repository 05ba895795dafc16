import { BLOCK_NAMESPACE } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

/** Attributes, or an object in them, as saved: of any content. */
export type Unknown = Readonly< Record< string, unknown > >;

const NONE: Unknown = {};

/** Returns an attribute that is an object; an empty one for anything else. */
export const readObject = ( value: unknown ): Unknown =>
	isRecord( value ) ? value : NONE;

/** Returns the strings of an attribute that is a list of strings or numbers. */
export const readTexts = ( value: unknown ): string[] =>
	Array.isArray( value )
		? value
				.filter( ( each ) =>
					[ 'string', 'number' ].includes( typeof each )
				)
				.map( String )
		: [];

/** Returns a whole number within limits, or the default for any other value. */
export const readNumber = (
	value: unknown,
	[ min, max ]: readonly [ number, number ],
	defaultValue: number
): number => {
	const number = [ 'number', 'string' ].includes( typeof value )
		? Number( value )
		: NaN;
	return Number.isFinite( number )
		? Math.min( Math.max( Math.trunc( number ), min ), max )
		: defaultValue;
};

/** How the products of a collection are arranged. */
export interface DisplayLayout {
	type: 'flex' | 'list' | 'carousel';
	columns: number;
	shrinkColumns: boolean;
}

export const MAX_COLUMNS = 6;
export const MAX_PER_PAGE = 100;

/** Reads the attribute `displayLayout`; missing and malformed parts are as in a new collection. */
export const readDisplayLayout = ( value: unknown ): DisplayLayout => {
	const { type, columns, shrinkColumns } = readObject( value );
	return {
		type: type === 'list' || type === 'carousel' ? type : 'flex',
		columns: readNumber( columns, [ 1, MAX_COLUMNS ], 3 ),
		// Collections of earlier versions lack it, and their columns keep their number.
		shrinkColumns: isRecord( value ) ? shrinkColumns === true : true,
	};
};

/** Reads how many products a page of a collection has. */
export const readPerPage = ( query: unknown ): number =>
	readNumber( readObject( query ).perPage, [ 1, MAX_PER_PAGE ], 9 );

/** Returns the class names of the list that the server prints for a layout. */
export const getLayoutClass = ( {
	type,
	columns,
	shrinkColumns,
}: DisplayLayout ): string => {
	if ( type !== 'flex' ) {
		return `is-product-collection-layout-${ type }`;
	}
	return shrinkColumns
		? `wc-block-product-template__responsive columns-${ columns }`
		: `is-flex-container columns-${ columns }`;
};

/** Elements that a collection may be. Others are kept as saved, but not rendered in the editor. */
export const TAG_NAMES = [
	'div',
	'section',
	'main',
	'article',
	'aside',
	'header',
	'footer',
] as const;

/** Returns the name of the saved element. It is whatever the attribute says, so that saved content stays valid. */
export const readTagName = ( value: unknown ): 'div' =>
	( typeof value === 'string' && /^[a-z][a-z0-9-]*$/i.test( value )
		? value
		: 'div' ) as 'div';

/** Names of the keys of a query that have the prefix of the platform. */
export const PLATFORM_KEYS = {
	onSale: `${ BLOCK_NAMESPACE }OnSale`,
	stockStatus: `${ BLOCK_NAMESPACE }StockStatus`,
	attributes: `${ BLOCK_NAMESPACE }Attributes`,
	handPicked: `${ BLOCK_NAMESPACE }HandPickedProducts`,
} as const;
