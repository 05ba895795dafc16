import { isStill } from '@shopfront/behaviors/engine/dom';

/** Source: docs/contract/site-behaviors.md 3.2 and 4. */
export const SCROLL_MS = { link: 1000, notice: 1000, collapse: 500 } as const;

/** With these, the visitor takes over. */
const INPUT = [ 'wheel', 'touchstart', 'pointerdown', 'keydown' ];

const ease = ( part: number ) =>
	part < 0.5 ? 2 * part * part : 1 - 2 * ( 1 - part ) ** 2;

/** Returns the pixels above an element that it and its page keep free. */
const readMargin = ( element: Element ): number => {
	const px = ( of: Element, name: string ) =>
		parseFloat( getComputedStyle( of ).getPropertyValue( name ) ) || 0;
	return (
		px( element, 'scroll-margin-top' ) +
		px( element.ownerDocument.documentElement, 'scroll-padding-top' )
	);
};

interface ScrollOptions {
	/** 0 jumps. So does reduced motion. */
	durationMs: number;
	/** Additional space above the element. */
	offsetPx?: number;
	/** Stops scrolling. */
	signal?: AbortSignal;
}

/**
 * Scrolls until an element is at the top of the window, below its `scroll-margin` and the page's `scroll-padding`.
 * Follows the element if the layout changes, and stops if the visitor scrolls. Resolves to whether it has arrived.
 */
export const scrollToElement = (
	element: Element,
	{ durationMs, offsetPx = 0, signal }: ScrollOptions
): Promise< boolean > => {
	const view = element.ownerDocument.defaultView ?? window;
	const from = view.scrollY;
	const marginPx = offsetPx + readMargin( element );
	const moveTo = ( part: number ) => {
		const to =
			view.scrollY + element.getBoundingClientRect().top - marginPx;
		view.scrollTo( {
			top: from + ( to - from ) * ease( part ),
			// A theme's smooth scrolling would delay each step.
			behavior: 'instant',
		} );
	};
	if ( durationMs === 0 || isStill( view ) ) {
		moveTo( 1 );
		return Promise.resolve( true );
	}
	return new Promise( ( resolve ) => {
		let startMs: number | undefined;
		const listeners = new AbortController();
		const end = ( hasArrived: boolean ) => {
			listeners.abort();
			resolve( hasArrived );
		};
		const step = ( nowMs: number ) => {
			if ( listeners.signal.aborted ) {
				return;
			}
			startMs ??= nowMs;
			const part = Math.min( ( nowMs - startMs ) / durationMs, 1 );
			moveTo( part );
			if ( part < 1 ) {
				view.requestAnimationFrame( step );
			} else {
				end( true );
			}
		};
		for ( const type of INPUT ) {
			view.addEventListener( type, () => end( false ), {
				passive: true,
				signal: listeners.signal,
			} );
		}
		signal?.addEventListener( 'abort', () => end( false ), {
			signal: listeners.signal,
		} );
		view.requestAnimationFrame( step );
	} );
};
