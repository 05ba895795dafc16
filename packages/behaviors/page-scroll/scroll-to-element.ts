import { isStill } from '@shopfront/behaviors/disclosure';

/** Durations of scrolling, ms (docs/contract/site-behaviors.md 4). */
export const SCROLL_MS = { notice: 1000, collapse: 500 } as const;

/** Input by which a visitor takes over. */
const INPUT = [ 'wheel', 'touchstart', 'pointerdown', 'keydown' ];

/** Slow at both ends. */
const ease = ( part: number ) =>
	part < 0.5 ? 2 * part * part : 1 - 2 * ( 1 - part ) ** 2;

/**
 * Scrolls the page until an element is at the top of the window, below its `scroll-margin` and the page's `scroll-padding`.
 *
 * @param element
 * @param options
 * @param options.durationMs 0 jumps, as for visitors who prefer reduced motion.
 * @param options.offsetPx   Additional space above the element.
 */
export function scrollToElement(
	element: Element,
	{ durationMs, offsetPx = 0 }: { durationMs: number; offsetPx?: number }
): void {
	const page = element.ownerDocument;
	const view = page.defaultView ?? window;
	const marginPx =
		offsetPx +
		( parseFloat( view.getComputedStyle( element ).scrollMarginTop ) ||
			0 ) +
		( parseFloat(
			view.getComputedStyle( page.documentElement ).scrollPaddingTop
		) || 0 );
	const getDistance = () => element.getBoundingClientRect().top - marginPx;
	/** Also where the theme sets smooth scrolling, which would make each step late. */
	const moveTo = ( top: number ) =>
		view.scrollTo( { top, behavior: 'instant' } );
	if ( durationMs === 0 || isStill( view ) ) {
		moveTo( view.scrollY + getDistance() );
		return;
	}
	const start = view.scrollY;
	let startMs: number | undefined;
	const interrupted = new AbortController();
	for ( const type of INPUT ) {
		view.addEventListener( type, () => interrupted.abort(), {
			signal: interrupted.signal,
			passive: true,
		} );
	}
	const step = ( nowMs: number ) => {
		startMs ??= nowMs;
		if ( interrupted.signal.aborted ) {
			return;
		}
		const part = Math.min( ( nowMs - startMs ) / durationMs, 1 );
		// The target moves while panels open or pictures load.
		const target = view.scrollY + getDistance();
		moveTo( start + ( target - start ) * ease( part ) );
		if ( part < 1 ) {
			view.requestAnimationFrame( step );
		} else {
			interrupted.abort();
		}
	};
	view.requestAnimationFrame( step );
}
