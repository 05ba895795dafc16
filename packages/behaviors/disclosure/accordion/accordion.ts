import { createEmit, ensureId } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';

const ACCORDION = '[data-sf-accordion]';

const emit = createEmit( 'accordion' );

interface Section {
	button: HTMLElement;
	panel: HTMLElement;
}

/** Native `<details>`. We make groups exclusive in browsers that don't. */
const startDetails = (
	accordion: HTMLElement,
	isExclusive: boolean,
	signal: AbortSignal
): void => {
	const all = [
		...accordion.querySelectorAll< HTMLDetailsElement >( 'details' ),
	].filter( ( details ) => details.closest( ACCORDION ) === accordion );
	const [ first ] = all;
	if ( ! first ) {
		return;
	}
	const isNative = 'name' in first;
	const group = `${ ensureId( accordion ) }-group`;
	for ( const details of all ) {
		if ( ! isExclusive ) {
			details.removeAttribute( 'name' );
		} else if ( ! details.hasAttribute( 'name' ) ) {
			details.setAttribute( 'name', group );
		}
		details.firstElementChild?.addEventListener(
			'click',
			( event ) => {
				if ( ! emit( details, details.open ? 'close' : 'open' ) ) {
					event.preventDefault();
				}
			},
			{ signal }
		);
		details.addEventListener(
			'toggle',
			( { target } ) => {
				// Browsers' `toggle` events don't bubble, but other scripts' may.
				if ( target !== details ) {
					return;
				}
				emit( details, details.open ? 'opened' : 'closed' );
				if ( ! details.open || ! isExclusive || isNative ) {
					return;
				}
				for ( const other of all ) {
					if (
						other !== details &&
						other.getAttribute( 'name' ) ===
							details.getAttribute( 'name' )
					) {
						other.open = false;
					}
				}
			},
			{ signal }
		);
	}
};

/** The older markup: buttons and regions. Returns a function that opens all of them again. */
const startButtons = (
	accordion: HTMLElement,
	isExclusive: boolean,
	signal: AbortSignal
): ( () => void ) => {
	const sections = [
		...accordion.querySelectorAll< HTMLElement >( 'button[aria-controls]' ),
	].flatMap( ( button ): Section[] => {
		const panel = accordion.ownerDocument.getElementById(
			button.getAttribute( 'aria-controls' ) ?? ''
		);
		return panel && button.closest( ACCORDION ) === accordion
			? [ { button, panel } ]
			: [];
	} );
	const isOpen = ( { button }: Section ) =>
		button.getAttribute( 'aria-expanded' ) === 'true';
	const show = ( { button, panel }: Section, open: boolean ) => {
		button.setAttribute( 'aria-expanded', String( open ) );
		panel.classList.toggle( 'is-open', open );
		panel.hidden = ! open;
	};
	const toggle = ( section: Section, open: boolean ) => {
		if (
			isOpen( section ) !== open &&
			emit( section.panel, open ? 'open' : 'close' )
		) {
			show( section, open );
			emit( section.panel, open ? 'opened' : 'closed' );
		}
	};
	for ( const section of sections ) {
		const { button, panel } = section;
		if ( ! panel.hasAttribute( 'role' ) ) {
			panel.setAttribute( 'role', 'region' );
		}
		if ( ! panel.matches( '[aria-label],[aria-labelledby]' ) ) {
			panel.setAttribute( 'aria-labelledby', ensureId( button ) );
		}
		show( section, isOpen( section ) );
		button.addEventListener(
			'click',
			() => {
				toggle( section, ! isOpen( section ) );
				if ( isExclusive && isOpen( section ) ) {
					sections
						.filter( ( other ) => other !== section )
						.forEach( ( other ) => toggle( other, false ) );
				}
			},
			{ signal }
		);
	}
	return () => {
		for ( const { panel } of sections ) {
			panel.classList.add( 'is-open' );
			panel.hidden = false;
		}
	};
};

/** One section is open at a time, unless the attribute says `multiple` (docs/contract/site-behaviors.md 1). */
export const mount: Behavior[ 'mount' ] = ( accordion, { signal } ) => {
	const isExclusive = accordion.dataset.sfAccordion !== 'multiple';
	startDetails( accordion, isExclusive, signal );
	return startButtons( accordion, isExclusive, signal );
};
