/** Events by which a visitor takes over. */
const INTERRUPTIONS = [ 'wheel', 'touchstart', 'keydown', 'pointerdown' ];

/** Slow at both ends. */
const ease = ( part: number ) =>
	part < 0.5 ? 2 * part ** 2 : 1 - 2 * ( 1 - part ) ** 2;

/** Returns the pixels that an element keeps free above itself. */
const readMargin = ( element: Element ): number => {
	const px = ( of: Element, name: string ) =>
		parseFloat( getComputedStyle( of ).getPropertyValue( name ) ) || 0;
	return (
		px( element, 'scroll-margin-top' ) +
		px( element.ownerDocument.documentElement, 'scroll-padding-top' )
	);
};

/**
 * Scrolls the page to an element. Follows it if the layout changes on the way, and stops if the visitor scrolls.
 *
 * @param target
 * @param durationMs
 * @param signal     Aborted when the page must not move any more.
 * @return Whether it has arrived.
 */
export function scrollPageTo(
	target: Element,
	durationMs: number,
	signal: AbortSignal
): Promise< boolean > {
	const view = target.ownerDocument.defaultView ?? window;
	const from = view.scrollY;
	const start = view.performance.now();
	const margin = readMargin( target );
	return new Promise( ( resolve ) => {
		let frame = 0;
		const listeners = new AbortController();
		const end = ( hasArrived: boolean ) => {
			view.cancelAnimationFrame( frame );
			listeners.abort();
			resolve( hasArrived );
		};
		const step = () => {
			const part = Math.min(
				durationMs > 0
					? ( view.performance.now() - start ) / durationMs
					: 1,
				1
			);
			const to =
				view.scrollY + target.getBoundingClientRect().top - margin;
			view.scrollTo( {
				top: from + ( to - from ) * ease( part ),
				behavior: 'instant',
			} );
			if ( part < 1 ) {
				frame = view.requestAnimationFrame( step );
			} else {
				end( true );
			}
		};
		for ( const type of INTERRUPTIONS ) {
			view.addEventListener( type, () => end( false ), {
				passive: true,
				signal: listeners.signal,
			} );
		}
		signal.addEventListener( 'abort', () => end( false ), {
			signal: listeners.signal,
		} );
		step();
	} );
}
