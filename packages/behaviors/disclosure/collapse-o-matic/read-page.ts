import {
	readParents,
	type Section,
} from '@shopfront/behaviors/disclosure/collapse';

const TRIGGER = '.collapseomatic[id]';

/** A panel's id is this prefix and the id of its trigger. */
const PANEL = 'target-';

export const OPEN = 'colomat-close';

const getById = ( { ownerDocument }: Element, id: string ) =>
	ownerDocument.getElementById( id );

export const findPanel = ( trigger: Element ): HTMLElement | null =>
	trigger.id ? getById( trigger, PANEL + trigger.id ) : null;

/**
 * Returns the main trigger: the element itself, or for an additional trigger (`extra…-<id>`, `bot-<id>`) the trigger
 * with that id. `null` if it's not on the page.
 */
export const findMain = ( trigger: HTMLElement ): HTMLElement | null => {
	if ( findPanel( trigger ) ) {
		return trigger;
	}
	const [ , ...rest ] = /^(bot-|extra)/.test( trigger.id )
		? trigger.id.split( '-' )
		: [];
	// Both parts of the id may contain hyphens.
	for ( let start = 0; start < rest.length; start++ ) {
		const main = getById( trigger, rest.slice( start ).join( '-' ) );
		if ( main && findPanel( main ) ) {
			return main;
		}
	}
	return null;
};

export const findOthers = ( main: HTMLElement ): HTMLElement[] =>
	[
		...main.ownerDocument.querySelectorAll< HTMLElement >(
			'[id^="extra"],[id^="bot-"]'
		),
	].filter(
		( other ) =>
			other.id.endsWith( `-${ main.id }` ) && findMain( other ) === main
	);

/** Reads the sections' state from the DOM, where other scripts may change it. */
export const readSections = ( page: Document ): Section[] =>
	[ ...page.querySelectorAll< HTMLElement >( TRIGGER ) ].flatMap(
		( trigger ) => {
			const { id, classList, dataset } = trigger;
			const panel = findPanel( trigger );
			return panel
				? [
						{
							id,
							isOpen: classList.contains( OPEN ),
							rel: trigger.getAttribute( 'rel' ) ?? '',
							toggleGroup: dataset.togglegroup ?? '',
							isMustBeOne: classList.contains( 'must-be-one' ),
							isExpandOnly: classList.contains(
								'colomat-expand-only'
							),
							parents: readParents( panel, PANEL ),
						},
					]
				: [];
		}
	);
