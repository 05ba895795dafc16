/** Marks what an add-on shows, with its name. */
export const ADD_ON_ATTRIBUTE = 'data-sf-add-on';

const ENTRY_TYPE = 'layout-shift';

/** A layout shift as browsers report it (WICG, Layout Instability). */
interface Shift {
	value: number;
	nodes: readonly Node[];
}

/** `null` for what the shopper brought about by a click or a key: that may move things. */
const readShift = ( entry: unknown ): Shift | null => {
	const { value, hadRecentInput, sources } = Object( entry );
	if ( typeof value !== 'number' || hadRecentInput === true ) {
		return null;
	}
	const nodes = ( Array.isArray( sources ) ? sources : [] ).flatMap(
		( source: unknown ) => {
			const node: unknown = Object( source ).node;
			return node instanceof Node ? [ node ] : [];
		}
	);
	return { value, nodes };
};

const getName = ( region: Element ) =>
	region.getAttribute( ADD_ON_ATTRIBUTE ) ?? '';

/** How high and wide what a place shows is; the place itself has no box. */
const getSize = ( region: Element ): string => {
	const range = region.ownerDocument.createRange();
	range.selectNodeContents( region );
	const { width, height } = range.getBoundingClientRect();
	return `${ width } ${ height }`;
};

export interface LayoutShiftWatch {
	/** Whether the browser tells of layout shifts. */
	isSupported: boolean;
	/** Looks how large the places of add-ons are; to be called now and then. */
	measureRegions: () => void;
	stop: () => void;
}

/**
 * Tells of layout shifts that an add-on brought about: one of its places changed its size since it was last looked at,
 * or all that moved is in its places. What a place takes when it first comes is not held against it: the page makes
 * itself ready then.
 */
export function watchLayoutShifts(
	page: Document,
	onShift: ( name: string, value: number ) => void
): LayoutShiftWatch {
	const isSupported =
		typeof PerformanceObserver !== 'undefined' &&
		PerformanceObserver.supportedEntryTypes.includes( ENTRY_TYPE );
	if ( ! isSupported ) {
		return {
			isSupported,
			measureRegions: () => undefined,
			stop: () => undefined,
		};
	}
	const sizes = new WeakMap< Element, string >();
	const getRegions = () => [
		...page.querySelectorAll( `[${ ADD_ON_ATTRIBUTE }]` ),
	];
	/** Places whose size has changed since. */
	const measureRegions = (): Element[] =>
		getRegions().filter( ( region ) => {
			const before = sizes.get( region );
			const size = getSize( region );
			sizes.set( region, size );
			return before !== undefined && before !== size;
		} );
	const findContainingRegions = ( nodes: readonly Node[] ): Element[] =>
		nodes.length === 0
			? []
			: getRegions().filter( ( region ) =>
					nodes.every( ( node ) => region.contains( node ) )
				);
	const observer = new PerformanceObserver( ( list ) => {
		const changed = measureRegions();
		for ( const entry of list.getEntries() ) {
			const shift = readShift( entry );
			const causes = shift
				? new Set(
						[
							...changed,
							...findContainingRegions( shift.nodes ),
						].map( getName )
					)
				: [];
			causes.forEach( ( name ) => onShift( name, shift?.value ?? 0 ) );
		}
	} );
	observer.observe( { type: ENTRY_TYPE } );
	return {
		isSupported,
		measureRegions: () => void measureRegions(),
		stop: () => observer.disconnect(),
	};
}
