/** What a slot gives to its fills. */
export type FillProps = Readonly< Record< string, unknown > >;

/** One place on the page that can be filled. A name may have several: a summary may stand on a page twice. */
export interface SlotPlace {
	/** Tells it from others, for as long as it is there. */
	readonly key: string;
	readonly element: HTMLElement;
	readonly fillProps: FillProps;
}

/** One fill on the page. */
export type FillHandle = object;

/** Which slots and fills there are on a page now. */
export interface Slots {
	/** Adds a place; gives what changes its props, and what takes it away. */
	addPlace: (
		name: string,
		place: Omit< SlotPlace, 'key' >
	) => { update: ( fillProps: FillProps ) => void; remove: () => void };
	/** Adds a fill; returns its removal. */
	addFill: ( name: string ) => () => void;
	/** In the order of coming; the same list until one comes, goes or changes. */
	getPlaces: ( name: string ) => readonly SlotPlace[];
	getFills: ( name: string ) => readonly FillHandle[];
	/** Counts shipping packages that a block shows, its own or those of a fill; returns the removal. */
	addPackages: ( count: number ) => () => void;
	getPackageCount: () => number;
	/** Calls back after each change; returns the stop. */
	subscribe: ( listener: () => void ) => () => void;
}

const NOBODY: readonly never[] = [];

const isSame = ( a: FillProps, b: FillProps ): boolean => {
	const keys = Object.keys( a );
	return (
		keys.length === Object.keys( b ).length &&
		keys.every( ( key ) => Object.is( a[ key ], b[ key ] ) )
	);
};

/** A page without slots or fills. */
export function createSlots(): Slots {
	const places = new Map< string, readonly SlotPlace[] >();
	const fills = new Map< string, readonly FillHandle[] >();
	const listeners = new Set< () => void >();
	let placeCount = 0;
	let packageCount = 0;
	const notify = () => [ ...listeners ].forEach( ( listener ) => listener() );
	const changePackages = ( difference: number ) => {
		packageCount += difference;
		notify();
	};
	const put = < Part >(
		lists: Map< string, readonly Part[] >,
		name: string,
		change: ( list: readonly Part[] ) => readonly Part[]
	) => {
		lists.set( name, change( lists.get( name ) ?? NOBODY ) );
		notify();
	};
	return {
		addPlace: ( name, given ) => {
			let place: SlotPlace = { ...given, key: `${ ++placeCount }` };
			put( places, name, ( list ) => [ ...list, place ] );
			return {
				update: ( fillProps ) => {
					if ( isSame( place.fillProps, fillProps ) ) {
						return;
					}
					const before = place;
					place = { ...place, fillProps };
					put( places, name, ( list ) =>
						list.map( ( other ) =>
							other === before ? place : other
						)
					);
				},
				remove: () =>
					put( places, name, ( list ) =>
						list.filter( ( other ) => other !== place )
					),
			};
		},
		addFill: ( name ) => {
			const fill: FillHandle = {};
			put( fills, name, ( list ) => [ ...list, fill ] );
			return () =>
				put( fills, name, ( list ) =>
					list.filter( ( other ) => other !== fill )
				);
		},
		getPlaces: ( name ) => places.get( name ) ?? NOBODY,
		getFills: ( name ) => fills.get( name ) ?? NOBODY,
		addPackages: ( count ) => {
			changePackages( count );
			return () => changePackages( -count );
		},
		getPackageCount: () => packageCount,
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
}
