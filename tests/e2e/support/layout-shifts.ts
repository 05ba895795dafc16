import type { Page } from '@playwright/test';

/** Counts from the next page that is opened on. */
export const watchLayoutShifts = ( page: Page ) =>
	page.addInitScript( () => {
		const seen: unknown[] = [];
		Object.assign( window, { layoutShifts: seen } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				// Those that follow an input count too: nothing may jump away from under a finger.
				seen.push( entry.toJSON() );
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

/** Every shift of the page so far. */
export const layoutShifts = ( page: Page ): Promise< unknown > =>
	page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				// Shifts are told after the frame in which they happen.
				requestAnimationFrame( () =>
					requestAnimationFrame( () =>
						setTimeout( () =>
							resolve( Reflect.get( window, 'layoutShifts' ) )
						)
					)
				)
			)
	);
