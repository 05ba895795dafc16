import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { decodeHash } from './decode-hash';
import { focusElement } from './focus-element';
import { SCROLL_MS, scrollToElement } from './scroll-to-element';

/** Input after which the page must not move any more by itself. */
const INPUT = [ 'pointerdown', 'keydown', 'wheel', 'touchstart' ];

/** State that a behavior sets when it starts. */
const STATE = [ 'aria-expanded', 'tabindex' ];

/** Returns the element that a hash names: by its id or by `data-sf-hash`. */
function findTarget( page: Document, hash: string ): HTMLElement | null {
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
}

/** Triggers of panels, before and after their behavior has started. */
const TRIGGER =
	'[data-sf-accordion] button,[data-sf-tabs] [role=tab],[data-sf-collapse],.collapseomatic,[aria-expanded]';

/** Returns the trigger of a panel; `undefined` for other elements. */
function findTrigger( {
	id,
	ownerDocument: page,
}: Element ): HTMLElement | undefined {
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
}

/** Returns what opens an element itself: its details, or its trigger. */
const findStep = ( element: HTMLElement ) =>
	element instanceof HTMLDetailsElement ? element : findTrigger( element );

/** Returns what has to be open for an element to be seen, outermost first, and at last the element if it is a trigger. */
function findSteps( target: HTMLElement ): HTMLElement[] {
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
}

/** Whether the behavior of a step has started. */
const isReady = ( step: HTMLElement ) =>
	step instanceof HTMLDetailsElement ||
	( step.matches( '[role=tab]' )
		? step.hasAttribute( 'tabindex' )
		: step.hasAttribute( 'aria-expanded' ) );

function open( step: HTMLElement ): void {
	if ( step instanceof HTMLDetailsElement ) {
		step.open = true;
	} else if (
		step.getAttribute( 'aria-expanded' ) !== 'true' &&
		step.getAttribute( 'aria-selected' ) !== 'true'
	) {
		step.click();
	}
}

/** Scrolls to an element, and moves the focus to its trigger or heading, or else to itself. */
function goTo( target: HTMLElement, durationMs: number ): void {
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
}

/** Whether the browser restores the position that a visitor had on the page. */
function isReturn( { performance }: Window ): boolean {
	const [ navigation ] = performance.getEntriesByType?.( 'navigation' ) ?? [];
	return /reload|back_forward/.test( Object( navigation ).type );
}

/** Opens what the hash of the page's address names. See docs/contract/site-behaviors.md 1.3. */
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
		// In the turn in which the last one starts, so that nothing is painted in between.
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
