export interface Place {
	city: string;
	/** Code or name; absent without states. */
	state?: string;
}

export type PlaceKey = 'city' | 'state';

export interface PlaceFields {
	/** The form doesn't show fields without a key here. */
	values: Readonly< Partial< Record< PlaceKey, string > > >;
	/** A field may be filled if it's empty, or was filled the same way and not edited since. */
	canFill: ( key: PlaceKey ) => boolean;
	/** Returns the form's value for a state; `''` if the country has no such state. */
	toState: ( state: string ) => string;
}

export type PlaceValues = Readonly< Partial< Record< PlaceKey, string > > >;

export interface PlacePlan {
	/** `{}` for none. */
	fill: PlaceValues;
	/** Empty if there is nothing to choose. */
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
 * Decides how a postcode's places fill the form. Never changes a value that the shopper has entered:
 *
 * - if places contradict an entered value, drops them, unless no others remain;
 * - fills a field if all remaining places agree on it;
 * - offers a choice if they differ, or all contradict the entered state.
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
