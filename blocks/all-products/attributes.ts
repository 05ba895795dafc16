import { isRecord } from '@shopfront/store-api';

export interface ProductElement {
	name: string;
	attributes: Readonly< Record< string, unknown > >;
}

/** See docs/contract/product-lists.md 2. */
export interface AllProductsAttributes {
	columns: number;
	rows: number;
	/** Puts buttons at the bottom of their row. */
	alignButtons: boolean;
	orderby: string;
	hasSorting: boolean;
	layout: readonly ProductElement[];
}

const DEFAULT_LAYOUT: readonly string[] = [
	'product-image',
	'product-title',
	'product-price',
	'product-rating',
	'product-button',
];

const readSize = ( value: unknown, max: number ): number => {
	const size = Math.trunc( Number( value ) );
	return size >= 1 ? Math.min( size, max ) : 3;
};

const readElement = ( entry: unknown ): ProductElement[] => {
	const [ name, attributes ]: unknown[] = Array.isArray( entry ) ? entry : [];
	return typeof name === 'string'
		? [
				{
					name: name.replace( /^.*\//, '' ),
					attributes: isRecord( attributes ) ? attributes : {},
				},
			]
		: [];
};

const parse = ( text: string | undefined ): Record< string, unknown > => {
	try {
		const value: unknown = JSON.parse( text ?? '' );
		return isRecord( value ) ? value : {};
	} catch {
		return {};
	}
};

/** Missing and malformed attributes become the defaults. */
export const readAllProductsAttributes = ( {
	attributes: json,
}: Readonly<
	Record< string, string | undefined >
> ): AllProductsAttributes => {
	const given = parse( json );
	const layout = Array.isArray( given.layoutConfig )
		? given.layoutConfig.flatMap( readElement )
		: [];
	return {
		columns: readSize( given.columns, 6 ),
		rows: readSize( given.rows, 6 ),
		alignButtons: given.alignButtons === true,
		orderby: typeof given.orderby === 'string' ? given.orderby : 'date',
		hasSorting:
			! isRecord( given.contentVisibility ) ||
			given.contentVisibility.orderBy !== false,
		layout:
			layout.length > 0
				? layout
				: DEFAULT_LAYOUT.map( ( name ) => ( {
						name,
						attributes: {},
					} ) ),
	};
};
