import { writeDefault, type Default } from './default';
import { EVENT_FACTS } from './event-facts';
import { FILTER_FACTS } from './filter-facts';
import { SLOT_FACTS } from './slot-facts';

/** Tags of a comment, by name. */
type Tags = Readonly< Record< string, string > >;

/** Tags of an interface, and of its members. */
interface Notes {
	tags?: Tags;
	members: Readonly< Record< string, Tags > >;
}

interface Fact {
	since: string;
	default: Default< unknown >;
}

const notesOf = (
	facts: Readonly< Record< string, Fact > >,
	tagsOf: ( fact: Fact ) => Tags
): Notes => ( {
	members: Object.fromEntries(
		Object.entries( facts ).map( ( [ name, fact ] ) => [
			name,
			tagsOf( fact ),
		] )
	),
} );

const sinceOf = ( { since }: Fact ): Tags => ( { since } );
const defaultOf = ( told: Default< unknown > ): Tags => ( {
	default: writeDefault( told ),
} );

/** What the published types say of points beside what stands in their source: interface by interface. */
export const TYPE_NOTES: Readonly< Record< string, Notes > > = {
	CheckoutFilters: notesOf( FILTER_FACTS, ( fact ) => ( {
		...sinceOf( fact ),
		...defaultOf( fact.default ),
	} ) ),
	SlotFills: notesOf( SLOT_FACTS, sinceOf ),
	EventRegistration: notesOf(
		Object.fromEntries(
			Object.values( EVENT_FACTS ).flatMap( ( fact ) =>
				fact.listen ? [ [ fact.listen, fact ] ] : []
			)
		),
		sinceOf
	),
};
