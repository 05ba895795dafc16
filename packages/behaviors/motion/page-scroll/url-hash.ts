import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { decodeHash } from './decode-hash';
import { focusElement } from './focus-element';
import { SCROLL_MS, scrollToElement } from './scroll-to-element';

/** After these, the page must not scroll by itself. */
const INPUT = [ 'pointerdown', 'keydown', 'wheel', 'touchstart' ];

/** Attributes that behaviors set when they start. */
const STATE = [ 'aria-expanded', 'tabindex' ];

/** Finds an element by id or `data-sf-hash`. */
const findTarget = ( page: Document, hash: string ): HTMLElement | null => {
	if ( hash.length < 2 || hash.startsWith( '#!' ) ) {
		return null;
	}
	const id = decodeHash( hash );
	return (
		page.getElementById( id ) ??
		page.querySelector< HTMLElement >(
			`[data-sf-hash="${ CSS.escape( id ) }"]`
		)
	);
};

/** Matches before and after a trigger's behavior has started. */
const TRIGGER =
	'[data-sf-accordion] button,[data-sf-tabs] [role=tab],[data-sf-collapse],.collapseomatic,[aria-expanded]';

const findTrigger = ( {
	id,
	ownerDocument: page,
}: Element ): HTMLElement | undefined => {
	const name = CSS.escape( id );
	const main =
		id.startsWith( 'target-' ) && page.getElementById( id.slice( 7 ) );
	return id
		? [
				...( main ? [ main ] : [] ),
				...page.querySelectorAll< HTMLElement >(
					`[aria-controls~="${ name }"],[data-sf-collapse="#${ name }"]`
				),
			].find( ( trigger ) => trigger.matches( TRIGGER ) )
		: undefined;
};

/** Returns the element's own details or trigger. */
const findStep = ( element: HTMLElement ) =>
	element instanceof HTMLDetailsElement ? element : findTrigger( element );

/** Returns what to open before an element is visible, outermost first. If the element is a trigger, it comes last. */
const findSteps = ( target: HTMLElement ): HTMLElement[] => {
	const steps = target.matches( TRIGGER ) ? [ target ] : [];
	for (
		let element: HTMLElement | null = target;
		element;
		element = element.parentElement
	) {
		const step = findStep( element );
		if ( step ) {
			steps.unshift( step );
		}
	}
	return steps;
};

const isReady = ( step: HTMLElement ) =>
	step instanceof HTMLDetailsElement ||
	( step.matches( '[role=tab]' )
		? step.hasAttribute( 'tabindex' )
		: step.hasAttribute( 'aria-expanded' ) );

const open = ( step: HTMLElement ): void => {
	if ( step instanceof HTMLDetailsElement ) {
		step.open = true;
	} else if (
		step.getAttribute( 'aria-expanded' ) !== 'true' &&
		step.getAttribute( 'aria-selected' ) !== 'true'
	) {
		step.click();
	}
};

/** Scrolls to an element, and focuses its trigger, its heading or the element itself. */
const goTo = ( target: HTMLElement, durationMs: number ): void => {
	const step = findStep( target );
	const trigger =
		step instanceof HTMLDetailsElement
			? step.querySelector< HTMLElement >( 'summary' )
			: step;
	focusElement(
		trigger ??
			target.querySelector< HTMLElement >( 'h1,h2,h3,h4,h5,h6' ) ??
			target
	);
	void scrollToElement( trigger ?? target, { durationMs } );
};

/** Browsers restore the scroll position after a reload and in the history. */
const isReturn = ( { performance }: Window ): boolean => {
	const [ navigation ] = performance.getEntriesByType?.( 'navigation' ) ?? [];
	return /reload|back_forward/.test( Object( navigation ).type );
};

/** Opens the element in the URL's hash (docs/contract/site-behaviors.md 1.3). */
export const mount: Behavior[ 'mount' ] = (
	{ ownerDocument: page },
	{ signal }
) => {
	const view = page.defaultView ?? window;
	let waiting = new AbortController();

	const follow = ( durationMs: number, isMoving = true ) => {
		waiting.abort();
		const target = findTarget( page, view.location.hash );
		const steps = target ? findSteps( target ) : [];
		if ( ! target || steps.length === 0 ) {
			return;
		}
		waiting = new AbortController();
		const proceed = () => {
			if ( ! steps.every( isReady ) ) {
				return false;
			}
			waiting.abort();
			steps.forEach( open );
			if ( isMoving ) {
				goTo( target, durationMs );
			}
			return true;
		};
		if ( proceed() ) {
			return;
		}
		// Runs in the same task as the last behavior's start, so nothing is painted in between.
		const observer = new MutationObserver( proceed );
		observer.observe( page, { attributeFilter: STATE, subtree: true } );
		waiting.signal.addEventListener( 'abort', () => observer.disconnect() );
		for ( const type of INPUT ) {
			view.addEventListener( type, () => waiting.abort(), {
				signal: waiting.signal,
				passive: true,
			} );
		}
	};
	view.addEventListener( 'hashchange', () => follow( SCROLL_MS.collapse ), {
		signal,
	} );
	follow( 0, ! isReturn( view ) );
	return () => waiting.abort();
};
