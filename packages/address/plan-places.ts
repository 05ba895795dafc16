/** A place with a postcode. */
export interface Place {
	city: string;
	/** Code or name; absent without states. */
	state?: string;
}

/** The fields that places fill. */
export type PlaceKey = 'city' | 'state';

/** The current city and state of a form. */
export interface PlaceFields {
	/** Values; a missing key is a field that the form does not show. */
	values: Readonly< Partial< Record< PlaceKey, string > > >;
	/** Whether a field may be filled: it is empty, or was filled in the same way and not edited since. */
	canFill: ( key: PlaceKey ) => boolean;
	/** Returns the value of a state for the form; `''` if the country has no such state. */
	toState: ( state: string ) => string;
}

/** Values of the fields that a place fills. */
export type PlaceValues = Readonly< Partial< Record< PlaceKey, string > > >;

/** Values and choices that follow from the places of a postcode. */
export interface PlacePlan {
	/** Values to fill in; `{}` for none. */
	fill: PlaceValues;
	/** Places to offer as a choice; empty if there is nothing to choose. */
	choices: readonly PlaceValues[];
}

const KEYS: readonly PlaceKey[] = [ 'city', 'state' ];

const isSameText = ( a: string, b: string ): boolean =>
	new Intl.Collator( 'en', {
		sensitivity: 'base',
		usage: 'search',
		ignorePunctuation: true,
	} ).compare( a.trim(), b.trim() ) === 0;

/**
 * Decides what the places of a postcode fill. Never changes a value that the shopper has entered:
 *
 * - places that contradict an entered value are left out, if others remain;
 * - a field is filled if all remaining places agree on it;
 * - where they differ, or all contradict the entered state, they are a choice.
 */
export const planPlaces = (
	places: readonly Place[],
	{ values, canFill, toState }: PlaceFields
): PlacePlan => {
	const shown = KEYS.filter( ( key ) => values[ key ] !== undefined );
	const all = new Map< string, PlaceValues >();
	for ( const { city, state } of places ) {
		const value: PlaceValues = {
			...( shown.includes( 'city' ) && { city } ),
			...( state !== undefined &&
				shown.includes( 'state' ) &&
				toState( state ) !== '' && { state: toState( state ) } ),
		};
		if ( Object.keys( value ).length > 0 ) {
			all.set( JSON.stringify( value ), value );
		}
	}
	const contradicts = ( place: PlaceValues, key: PlaceKey ) => {
		const [ given, entered = '' ] = [ place[ key ], values[ key ] ];
		return (
			given !== undefined &&
			! canFill( key ) &&
			entered !== '' &&
			! isSameText( given, entered )
		);
	};
	const known = [ ...all.values() ];
	if (
		known.length > 0 &&
		known.every( ( place ) => contradicts( place, 'state' ) )
	) {
		return { fill: {}, choices: known };
	}
	const matching = known.filter(
		( place ) => ! KEYS.some( ( key ) => contradicts( place, key ) )
	);
	const remaining = matching.length > 0 ? matching : known;
	const fill: Partial< Record< PlaceKey, string > > = {};
	let isChoice = false;
	for ( const key of shown.filter( canFill ) ) {
		const answers = new Set( remaining.map( ( place ) => place[ key ] ) );
		const [ answer ] = answers;
		if ( answers.size > 1 ) {
			isChoice = true;
		} else if ( answer !== undefined && answer !== values[ key ] ) {
			fill[ key ] = answer;
		}
	}
	return { fill, choices: isChoice ? remaining : [] };
};
