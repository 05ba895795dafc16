/** What a slot gives to its fills. */
export type FillProps = Readonly< Record< string, unknown > >;

/** One place on the page that can be filled. A name may have several: a summary may stand on a page twice. */
export interface SlotInstance {
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
	addSlot: (
		name: string,
		slot: Omit< SlotInstance, 'key' >
	) => { update: ( fillProps: FillProps ) => void; remove: () => void };
	/** Adds a fill; returns its removal. */
	addFill: ( name: string ) => () => void;
	/** In the order of coming; the same list until one comes, goes or changes. */
	getSlots: ( name: string ) => readonly SlotInstance[];
	getFills: ( name: string ) => readonly FillHandle[];
	/** Counts shipping packages that a block shows, its own or those of a fill; returns the removal. */
	addPackages: ( count: number ) => () => void;
	getPackageCount: () => number;
	/** Calls back after each change; returns the stop. */
	subscribe: ( listener: () => void ) => () => void;
}

const EMPTY: readonly never[] = [];

const isShallowEqual = ( a: FillProps, b: FillProps ): boolean => {
	const keys = Object.keys( a );
	return (
		keys.length === Object.keys( b ).length &&
		keys.every( ( key ) => Object.is( a[ key ], b[ key ] ) )
	);
};

/** A page without slots or fills. */
export function createSlots(): Slots {
	const slotsByName = new Map< string, readonly SlotInstance[] >();
	const fills = new Map< string, readonly FillHandle[] >();
	const listeners = new Set< () => void >();
	let slotCount = 0;
	let packageCount = 0;
	const notify = () => [ ...listeners ].forEach( ( listener ) => listener() );
	const changePackages = ( difference: number ) => {
		packageCount += difference;
		notify();
	};
	const updateList = < Part >(
		lists: Map< string, readonly Part[] >,
		name: string,
		change: ( list: readonly Part[] ) => readonly Part[]
	) => {
		lists.set( name, change( lists.get( name ) ?? EMPTY ) );
		notify();
	};
	return {
		addSlot: ( name, given ) => {
			let slot: SlotInstance = { ...given, key: `${ ++slotCount }` };
			updateList( slotsByName, name, ( list ) => [ ...list, slot ] );
			return {
				update: ( fillProps ) => {
					if ( isShallowEqual( slot.fillProps, fillProps ) ) {
						return;
					}
					const before = slot;
					slot = { ...slot, fillProps };
					updateList( slotsByName, name, ( list ) =>
						list.map( ( other ) =>
							other === before ? slot : other
						)
					);
				},
				remove: () =>
					updateList( slotsByName, name, ( list ) =>
						list.filter( ( other ) => other !== slot )
					),
			};
		},
		addFill: ( name ) => {
			const fill: FillHandle = {};
			updateList( fills, name, ( list ) => [ ...list, fill ] );
			return () =>
				updateList( fills, name, ( list ) =>
					list.filter( ( other ) => other !== fill )
				);
		},
		getSlots: ( name ) => slotsByName.get( name ) ?? EMPTY,
		getFills: ( name ) => fills.get( name ) ?? EMPTY,
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
