import {
	FILTER_DEFINITIONS,
	type FilterDefinition,
} from '@shopfront/extensibility';
import { code, example, propertyTable, sentence, table } from '../markdown';
import type { ReadTypes } from '../read-types';

const EXTENSIONS: Record< FilterDefinition[ 'extensions' ], string > = {
	'cart item': 'the line’s',
	cart: 'the cart’s',
	nothing: '`{}`',
};

const isFilter = ( name: string ): name is keyof typeof FILTER_DEFINITIONS =>
	name in FILTER_DEFINITIONS;

/** Throws for a published name without a definition. */
const getExtensionPoint = ( name: string ): FilterDefinition => {
	if ( ! isFilter( name ) ) {
		throw new Error( `There is no filter ${ name }.` );
	}
	return FILTER_DEFINITIONS[ name ];
};

const getParts = ( { parts }: FilterDefinition ): string =>
	parts ? ` Must contain ${ parts.map( code ).join( ', ' ) }.` : '';

/** docs/add-ons/filters.md */
export const filtersPage = ( read: ReadTypes ): string => {
	const filters = read( 'CheckoutFilters' );
	return `# Filters

A filter changes a value before it shows.

${ example( 'filter-item-name.ts' ) }

A filter receives the value, the data that add-ons have added to it on the server (\`extensions\`), and the object that the
value belongs to (\`arg\`). Its result is passed to the next filter, in the order in which the namespaces were registered.
The rules:

- It returns a value of the same type, and no promise. Any other result is ignored and logged to the console, and so is a
  text without its required parts.
- The page may call it at any time and any number of times; results are cached until an argument changes.
- Its arguments are copies: mutating them has no effect.
- Registering a namespace again replaces all of its filters; \`{}\` removes them.
- An error or a timeout affects only the filter itself: see [error handling](error-handling.md).

${ table(
	[
		'Filter',
		'Description',
		'Value',
		'Without filters',
		'`extensions`',
		'`arg`',
		'Since',
	],
	filters.members.map( ( member ) => {
		const definition = getExtensionPoint( member.name );
		return [
			code( member.name ),
			sentence( member ) + getParts( definition ),
			code( member.call?.returnText ?? '' ),
			member.default,
			EXTENSIONS[ definition.extensions ],
			code(
				member.call?.parameterText[ 2 ]?.replace( 'arg: ', '' ) ?? ''
			),
			filters.since,
		];
	} )
) }

${ [ 'LineItemFilterArg', 'CouponNoticeFilterArg' ]
	.map(
		( name ) => `## ${ code( name ) }

${ read( name ).description }

${ propertyTable( read( name ) ) }`
	)
	.join( '\n\n' ) }

## Price formats

The text around an amount contains \`<price/>\`, which the amount replaces:

${ example( 'filter-totals.ts' ) }

## Filters of your own

\`wc.blocksCheckout.applyCheckoutFilter\` applies the filters of a name, including your own:
\`applyCheckoutFilter( { filterName, defaultValue, extensions, arg, validation } )\`. An add-on that offers filters adds
their types to \`CheckoutFilters\` of \`@shopfront/types\`.
`;
};
