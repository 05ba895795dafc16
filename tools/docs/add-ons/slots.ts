import {
	SLOT_DEFINITIONS,
	type SlotDefinition,
} from '@shopfront/extensibility';
import { code, example, propertyTable, sentence, table } from '../markdown';
import type { ReadTypes } from '../read-types';

const isSlot = ( name: string ): name is keyof typeof SLOT_DEFINITIONS =>
	name in SLOT_DEFINITIONS;

/** Throws for a published name without a definition. */
const getExtensionPoint = ( name: string ): SlotDefinition => {
	if ( ! isSlot( name ) ) {
		throw new Error( `There is no slot ${ name }.` );
	}
	return SLOT_DEFINITIONS[ name ];
};

/** docs/add-ons/slots.md */
export const slotsPage = ( read: ReadTypes ): string => {
	const slots = read( 'SlotFills' );
	const shapes = [ ...new Set( slots.members.map( ( { type } ) => type ) ) ];
	return `# Slots and plugins

A slot is a position in the page where add-ons render fills. Fills show one after the other, in order of registration.

${ example( 'fill-order-meta.ts' ) }

\`registerPlugin( name, { scope, render } )\` renders a component for the lifetime of the page. Cart and checkout
render only plugins with the scope \`woocommerce-checkout\`. The name consists of lowercase letters, digits and dashes, and
starts with a letter; [error messages](error-handling.md) contain it. \`unregisterPlugin( name )\` removes the plugin.

The slot passes props to each child of a fill; a function as the only child is called with them. On narrow screens a
summary may be on the page twice, with its fills. The element around fills exists only while there are any.

${ table(
	[
		'Component',
		'Where',
		'Without fills',
		'Class of the element',
		'Props of each child',
		'Since',
	],
	slots.members.map( ( member ) => {
		const definition = getExtensionPoint( member.name );
		return [
			code( member.name ),
			sentence( member ),
			member.default || 'nothing',
			code( definition.className ),
			`${ definition.fillProps.map( code ).join( ', ' ) } (${ code( member.type ) })`,
			slots.since,
		];
	} )
) }

${ shapes
	.map(
		( shape ) => `## ${ code( shape ) }

${ read( shape ).description }

${ propertyTable( read( shape ) ) }`
	)
	.join( '\n\n' ) }

\`wc.blocksCheckout.createSlotFill( name, onError )\` creates a slot of your own, with \`Slot\` and \`Fill\`; \`useSlot\`,
\`useSlotFills\` and \`hasValidFills\` read its fills.
`;
};
