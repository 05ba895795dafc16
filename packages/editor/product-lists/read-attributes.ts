import { BLOCK_NAMESPACE } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

/** Saved attributes, or an object in them, may have any content. */
export type Unknown = Readonly< Record< string, unknown > >;

const NONE: Unknown = {};

/** Returns `{}` for anything but an object. */
export const readObject = ( value: unknown ): Unknown =>
	isRecord( value ) ? value : NONE;

/** Keeps the strings and numbers of a list. */
export const readTexts = ( value: unknown ): string[] =>
	Array.isArray( value )
		? value
				.filter( ( each ) =>
					[ 'string', 'number' ].includes( typeof each )
				)
				.map( String )
		: [];

/** Any other value becomes the default. */
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

export interface DisplayLayout {
	type: 'flex' | 'list' | 'carousel';
	columns: number;
	shrinkColumns: boolean;
}

export const MAX_COLUMNS = 6;
export const MAX_PER_PAGE = 100;

/** Missing and malformed parts are as in a new collection. */
export const readDisplayLayout = ( value: unknown ): DisplayLayout => {
	const { type, columns, shrinkColumns } = readObject( value );
	return {
		type: type === 'list' || type === 'carousel' ? type : 'flex',
		columns: readNumber( columns, [ 1, MAX_COLUMNS ], 3 ),
		// Earlier collections lack it, and keep their number of columns.
		shrinkColumns: isRecord( value ) ? shrinkColumns === true : true,
	};
};

export const readPerPage = ( query: unknown ): number =>
	readNumber( readObject( query ).perPage, [ 1, MAX_PER_PAGE ], 9 );

/** The server prints these classes on the list. */
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

/** We keep other elements as saved, but don't render them in the editor. */
export const TAG_NAMES = [
	'div',
	'section',
	'main',
	'article',
	'aside',
	'header',
	'footer',
] as const;

/** Keeps any saved name, so saved content stays valid. */
export const readTagName = ( value: unknown ): 'div' =>
	( typeof value === 'string' && /^[a-z][a-z0-9-]*$/i.test( value )
		? value
		: 'div' ) as 'div';

/** These keys of a query have the platform's prefix. */
export const PLATFORM_KEYS = {
	onSale: `${ BLOCK_NAMESPACE }OnSale`,
	stockStatus: `${ BLOCK_NAMESPACE }StockStatus`,
	attributes: `${ BLOCK_NAMESPACE }Attributes`,
	handPicked: `${ BLOCK_NAMESPACE }HandPickedProducts`,
} as const;
