import { BLOCK_NAMESPACE } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

/** We validate only `name` and `title`; other properties may be missing or invalid. */
export type CollectionConfig = Readonly< Record< string, unknown > > & {
	name: string;
	title: string;
};

/** Errors prevent the collection; warnings don't. */
export interface ConfigProblems {
	errors: readonly string[];
	warnings: readonly string[];
}

interface Kind {
	/** With an article, such as `a string`. */
	name: string;
	matches: ( value: unknown ) => boolean;
}

const isTextList = ( value: unknown ): boolean =>
	Array.isArray( value ) &&
	value.every( ( each ) => typeof each === 'string' );

const getKind = (
	name: string,
	type: 'string' | 'number' | 'boolean' | 'function'
): Kind => ( {
	name: `a ${ name }`,

	matches: ( value ) => typeof value === type,
} );

const TEXT = getKind( 'string', 'string' );
const NUMBER = getKind( 'number', 'number' );
const BOOLEAN = getKind( 'boolean', 'boolean' );
const FUNCTION = getKind( 'function', 'function' );
const OBJECT: Kind = { name: 'an object', matches: isRecord };
const LIST: Kind = { name: 'an array', matches: Array.isArray };
const TEXTS: Kind = { name: 'an array of strings', matches: isTextList };

/** By path. Parents precede their children. */
const FIELDS: ReadonlyArray< readonly [ string, Kind ] > = [
	[ 'description', TEXT ],
	[ 'category', TEXT ],
	[ 'keywords', TEXTS ],
	[ 'example', OBJECT ],
	[ 'scope', TEXTS ],
	[ 'innerBlocks', LIST ],
	[ 'preview', OBJECT ],
	[ 'preview.setPreviewState', FUNCTION ],
	[ 'preview.initialPreviewState', OBJECT ],
	[ 'preview.initialPreviewState.isPreview', BOOLEAN ],
	[ 'preview.initialPreviewState.previewMessage', TEXT ],
	[ 'attributes', OBJECT ],
	[ 'attributes.displayLayout', OBJECT ],
	[ 'attributes.dimensions', OBJECT ],
	[ 'attributes.hideControls', TEXTS ],
	[ 'attributes.queryContextIncludes', TEXTS ],
	[ 'attributes.query', OBJECT ],
	[ 'attributes.query.offset', NUMBER ],
	[ 'attributes.query.order', TEXT ],
	[ 'attributes.query.orderBy', TEXT ],
	[ 'attributes.query.pages', NUMBER ],
	[ 'attributes.query.perPage', NUMBER ],
	[ 'attributes.query.search', TEXT ],
	[ 'attributes.query.taxQuery', OBJECT ],
	[ 'attributes.query.featured', BOOLEAN ],
	[ 'attributes.query.timeFrame', OBJECT ],
	[ `attributes.query.${ BLOCK_NAMESPACE }OnSale`, BOOLEAN ],
	[ `attributes.query.${ BLOCK_NAMESPACE }StockStatus`, TEXTS ],
	[ `attributes.query.${ BLOCK_NAMESPACE }Attributes`, LIST ],
	[ `attributes.query.${ BLOCK_NAMESPACE }HandPickedProducts`, TEXTS ],
	[ 'attributes.query.priceRange', OBJECT ],
];

const NAME = /^[a-zA-Z0-9-]+\/product-collection\/[a-zA-Z0-9-]+$/;

const isNonEmptyString = ( value: unknown ): boolean =>
	typeof value === 'string' && value !== '';

/** `undefined` if a part is missing. */
const getNestedValue = ( from: unknown, path: string ): unknown =>
	path
		.split( '.' )
		.reduce< unknown >(
			( part, key ) => ( isRecord( part ) ? part[ key ] : undefined ),
			from
		);

/** Source: docs/contract/filters.md 6. */
export const checkConfig = (
	config: Readonly< Record< string, unknown > >
): ConfigProblems => {
	const { name, title, usesReference } = config;
	const errors = [
		! isNonEmptyString( name ) &&
			'Invalid name: name must be a non-empty string.',
		! isNonEmptyString( title ) &&
			'Invalid title: title must be a non-empty string.',
		usesReference !== undefined &&
			! isTextList( usesReference ) &&
			'Invalid usesReference: usesReference must be an array of strings.',
	].filter( ( actual ) => actual !== false );
	const wrongName =
		isNonEmptyString( name ) && ! NAME.test( String( name ) )
			? [
					`The collection ${ String( name ) } may be mistaken for one of another add-on. Name it like "my-plugin/product-collection/my-collection", in letters, digits and hyphens.`,
				]
			: [];
	const wrongTypes = FIELDS.flatMap( ( [ path, kind ] ) => {
		const actual = getNestedValue( config, path );
		return actual === undefined || kind.matches( actual )
			? []
			: [ `Invalid ${ path }: ${ path } must be ${ kind.name }.` ];
	} );
	return { errors, warnings: [ ...wrongName, ...wrongTypes ] };
};

export const isCollectionConfig = (
	config: Readonly< Record< string, unknown > >
): config is CollectionConfig => checkConfig( config ).errors.length === 0;
