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

/** What our own code knows of a filter. Throws for a name that is published, but not ours. */
const getExtensionPoint = ( name: string ): FilterDefinition => {
	if ( ! isFilter( name ) ) {
		throw new Error( `There is no filter ${ name }.` );
	}
	return FILTER_DEFINITIONS[ name ];
};

/** The parts that an answer must contain. */
const getParts = ( { parts }: FilterDefinition ): string =>
	parts ? ` Has to contain ${ parts.map( code ).join( ', ' ) }.` : '';

/** docs/add-ons/filters.md */
export const filtersPage = ( read: ReadTypes ): string => {
	const filters = read( 'CheckoutFilters' );
	return `# Filters

A filter changes a value of the page before it is shown.

${ example( 'filter-item-name.ts' ) }

A filter is given the value, the data that servers of add-ons have put beside it (\`extensions\`), and what the value is
about (\`arg\`); what it returns goes to the next one, in the order in which namespaces came. The rules:

- It returns the type that it was given, and no promise. Anything else is left out, and told on the console; so is a text
  without the parts that it has to contain.
- It may be asked at any time and as often as the page likes; answers are kept until something in the question changes.
- What it is given is its own copy: writing into it changes nothing.
- Registering a namespace again replaces all of its filters; \`{}\` takes them away.
- What it throws, or takes too long over, is its own loss: see [what a fault costs](error-handling.md).

${ table(
	[
		'Filter',
		'What',
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

## Words around amounts

Words around an amount contain \`<price/>\`, which becomes the amount:

${ example( 'filter-totals.ts' ) }

## Filters of your own

\`wc.blocksCheckout.applyCheckoutFilter\` asks the filters of a name, also of one of your own:
\`applyCheckoutFilter( { filterName, defaultValue, extensions, arg, validation } )\`. An add-on that offers filters adds
their types to \`CheckoutFilters\` of \`@shopfront/types\`.
`;
};
