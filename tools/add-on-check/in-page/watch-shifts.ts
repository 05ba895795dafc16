/** Layout shift of a page without a click or key press. */
export interface Shift {
	/** As browsers calculate layout shift. */
	value: number;
	/** The moved elements, as the start of their HTML. */
	moved: string[];
}

declare global {
	interface Window {
		addOnCheckShifts?: Shift[];
	}
}

/** Runs in the page before its own scripts, and collects layout shifts in `window.addOnCheckShifts`. */
export function watchShifts(): void {
	const shifts: Shift[] = [];
	window.addOnCheckShifts = shifts;
	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries() ) {
			const { value, hadRecentInput, sources } = Object( entry );
			if ( ! hadRecentInput ) {
				shifts.push( {
					value,
					moved: [ ...sources ].flatMap( ( { node } ) =>
						node instanceof Element
							? [ node.outerHTML.slice( 0, 80 ) ]
							: []
					),
				} );
			}
		}
	} ).observe( { type: 'layout-shift', buffered: true } );
}
