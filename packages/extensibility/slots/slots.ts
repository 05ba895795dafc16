/** Props that a slot passes to its fills. */
export type FillProps = Readonly< Record< string, unknown > >;

/** One slot on the page. Several may share a name: a summary may render twice on a page. */
export interface SlotInstance {
	/** Unique while the slot is mounted. */
	readonly key: string;
	readonly element: HTMLElement;
	readonly fillProps: FillProps;
}

/** One fill on the page. */
export type FillHandle = object;

/** The mounted slots and fills of a page. */
export interface Slots {
	/** Adds a slot; returns functions that update its props and remove it. */
	addSlot: (
		name: string,
		slot: Omit< SlotInstance, 'key' >
	) => { update: ( fillProps: FillProps ) => void; remove: () => void };
	/** Adds a fill; returns a function that removes it. */
	addFill: ( name: string ) => () => void;
	/** Returns slots in order of registration; the same list until one changes. */
	getSlots: ( name: string ) => readonly SlotInstance[];
	getFills: ( name: string ) => readonly FillHandle[];
	/**
	 * Adds the shipping packages that a block or a fill renders to the count; returns a function that subtracts them.
	 */
	addPackages: ( count: number ) => () => void;
	getPackageCount: () => number;
	/** Calls the listener after each change; returns a function that unsubscribes. */
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

/** Creates the slots of a page. */
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
