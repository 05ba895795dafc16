export interface Shift {
	/** As browsers calculate layout shift. */
	value: number;
	moved: string[];
}

declare global {
	interface Window {
		addOnCheckShifts?: Shift[];
	}
}

/** Runs before the page's own scripts, and collects layout shifts in `window.addOnCheckShifts`. */
export const watchShifts = (): void => {
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
};
