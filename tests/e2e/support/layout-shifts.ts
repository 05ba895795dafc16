import type { Page } from '@playwright/test';

/** Starting with the next page that opens. */
export const watchLayoutShifts = ( page: Page ) =>
	page.addInitScript( () => {
		const seen: unknown[] = [];
		Object.assign( window, { layoutShifts: seen } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				// Shifts after input count too: content must not move away from under a finger.
				const { sources } = entry as PerformanceEntry & {
					sources: readonly { node: Node | null }[];
				};
				seen.push( {
					...entry.toJSON(),
					nodes: sources.map( ( { node } ) =>
						node instanceof Element
							? node.outerHTML.slice( 0, 150 )
							: node?.textContent
					),
				} );
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

export const layoutShifts = ( page: Page ): Promise< unknown > =>
	page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				// Browsers report a shift after its frame.
				requestAnimationFrame( () =>
					requestAnimationFrame( () =>
						setTimeout( () =>
							resolve( Reflect.get( window, 'layoutShifts' ) )
						)
					)
				)
			)
	);
