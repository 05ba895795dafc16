import {
	SLOT_DEFINITIONS,
	type SlotDefinition,
} from '@shopfront/extensibility';
import { code, example, propertyTable, sentence, table } from '../markdown';
import type { ReadTypes } from '../read-types';

const isSlot = ( name: string ): name is keyof typeof SLOT_DEFINITIONS =>
	name in SLOT_DEFINITIONS;

/** What our own code knows of a slot. Throws for a name that is published, but not ours. */
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

A slot is a place of the page that add-ons fill. Fills stand one after the other, in the order of coming.

${ example( 'fill-order-meta.ts' ) }

\`registerPlugin( name, { scope, render } )\` renders a component for as long as the page is there; the scope
\`woocommerce-checkout\` is that of cart and checkout: give it, or nothing is shown there. The name has small letters, digits
and dashes, a letter first; by it [what goes wrong](error-handling.md) is told. \`unregisterPlugin( name )\` takes it away.

Each child of a fill is given props by the slot; a function as the only child is called with them. On narrow screens a
summary may stand on the page twice, and a fill of it with it. The element around fills is there only while there are any.

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

\`wc.blocksCheckout.createSlotFill( name, onError )\` makes a slot of your own, with \`Slot\` and \`Fill\`; \`useSlot\`,
\`useSlotFills\` and \`hasValidFills\` say what is in one.
`;
};
