export type FillProps = Readonly< Record< string, unknown > >;

/** Several may share a name: a summary may render twice on a page. */
export interface SlotInstance {
	/** Unique while the slot is mounted. */
	readonly key: string;
	readonly element: HTMLElement;
	readonly fillProps: FillProps;
}

export type FillHandle = object;

export interface Slots {
	addSlot: (
		name: string,
		slot: Omit< SlotInstance, 'key' >
	) => { update: ( fillProps: FillProps ) => void; remove: () => void };
	/** Returns a function that removes the fill. */
	addFill: ( name: string ) => () => void;
	/** In order of registration. Returns the same list until one changes. */
	getSlots: ( name: string ) => readonly SlotInstance[];
	getFills: ( name: string ) => readonly FillHandle[];
	/** Counts the shipping packages of a block or a fill. Returns a function that subtracts them. */
	addPackages: ( count: number ) => () => void;
	getPackageCount: () => number;
	/** Returns the unsubscribe function. */
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

export const createSlots = (): Slots => {
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
};
