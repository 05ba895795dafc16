import {
	SLOT_POINTS,
	type SlotFillName,
	type SlotPoint,
} from '@shopfront/points';
import {
	code,
	example,
	propertyTable,
	sentence,
	since,
	table,
} from '../markdown';
import type { ReadTypes } from '../read-types';

const FILL_PROPS: Record< SlotFillName, string > = {
	ExperimentalOrderMeta: 'OrderMetaFillProps',
	ExperimentalDiscountsMeta: 'OrderMetaFillProps',
	ExperimentalOrderShippingPackages: 'ShippingPackagesFillProps',
	ExperimentalOrderLocalPickupPackages: 'PickupPackagesFillProps',
};

const pointOf = ( name: string ): SlotPoint => {
	const found = Object.entries< SlotPoint >( SLOT_POINTS ).find(
		( [ known ] ) => known === name
	);
	if ( ! found ) {
		throw new Error( `There is no slot ${ name }.` );
	}
	return found[ 1 ];
};

/** docs/add-ons/slots.md */
export const slotsPage = ( read: ReadTypes ): string => {
	const slots = read( 'SlotFills' );
	const shapes = [ ...new Set( Object.values( FILL_PROPS ) ) ];
	return `# Slots and plugins

A slot is a place of the page that add-ons fill. Fills stand one after the other, in the order of coming. ${ since( slots ) }

${ example( 'fill-order-meta.ts' ) }

\`registerPlugin( name, { scope, render } )\` renders a component for as long as the page is there; the scope
\`woocommerce-checkout\` is that of cart and checkout. The name has small letters, digits and dashes, a letter first; it is
what [reports](containment.md) name. \`unregisterPlugin( name )\` takes it away.

Each child of a fill is given props by the slot; a function as the only child is called with them. On narrow screens a
summary may stand on the page twice, and a fill of it with it. The element around fills is there only while there are any.

${ table(
	[ 'Component', 'Where', 'Class of the element', 'Props of each child' ],
	slots.members.map( ( member ) => [
		code( member.name ),
		sentence( member ),
		code( pointOf( member.name ).className ),
		pointOf( member.name ).fillProps.map( code ).join( ', ' ),
	] )
) }

${ shapes
	.map(
		( shape ) => `## ${ code( shape ) }

${ read( shape ).says }

${ propertyTable( read( shape ) ) }`
	)
	.join( '\n\n' ) }

\`wc.blocksCheckout.createSlotFill( name, onError )\` makes a slot of your own, with \`Slot\` and \`Fill\`; \`useSlot\`,
\`useSlotFills\` and \`hasValidFills\` say what is in one.
`;
};
