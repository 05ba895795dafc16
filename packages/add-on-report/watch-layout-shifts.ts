/** Marks an add-on's output with its name. */
export const ADD_ON_ATTRIBUTE = 'data-sf-add-on';

const ENTRY_TYPE = 'layout-shift';

/** As browsers report it (WICG, Layout Instability). */
interface Shift {
	value: number;
	nodes: readonly Node[];
}

/** Returns `null` for shifts after recent input, which may move content. */
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

/** Measures the region's content, because the region has no box. */
const getSize = ( region: Element ): string => {
	const range = region.ownerDocument.createRange();
	range.selectNodeContents( region );
	const { width, height } = range.getBoundingClientRect();
	return `${ width } ${ height }`;
};

export interface LayoutShiftWatch {
	isSupported: boolean;
	/** Call it regularly. */
	measureRegions: () => void;
	stop: () => void;
}

/**
 * Reports layout shifts that an add-on caused: one of its regions has changed its size since the last measurement, or
 * all moved nodes are in its regions. A region's first size is exempt, because the page is still rendering.
 */
export const watchLayoutShifts = (
	page: Document,
	onShift: ( name: string, value: number ) => void
): LayoutShiftWatch => {
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
};
