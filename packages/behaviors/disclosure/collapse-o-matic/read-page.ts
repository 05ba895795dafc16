import {
	readParents,
	type Section,
} from '@shopfront/behaviors/disclosure/collapse';

/** Trigger of a panel. */
const TRIGGER = '.collapseomatic[id]';

/** Beginning of the id of a panel, before that of its trigger. */
const PANEL = 'target-';

/** Class of a trigger whose panel is open. */
export const OPEN = 'colomat-close';

const getById = ( { ownerDocument }: Element, id: string ) =>
	ownerDocument.getElementById( id );

/** Returns the panel of a trigger; `null` for other elements. */
export const findPanel = ( trigger: Element ): HTMLElement | null =>
	trigger.id ? getById( trigger, PANEL + trigger.id ) : null;

/**
 * Returns the trigger that an element operates: itself, or that of a further trigger, whose id is `extra…-<id>` or `bot-<id>`.
 * `null` if the page has none.
 */
export function findMain( trigger: HTMLElement ): HTMLElement | null {
	if ( findPanel( trigger ) ) {
		return trigger;
	}
	const [ , ...rest ] = /^(bot-|extra)/.test( trigger.id )
		? trigger.id.split( '-' )
		: [];
	// Ids of triggers may have hyphens, and so may what is before them.
	for ( let start = 0; start < rest.length; start++ ) {
		const main = getById( trigger, rest.slice( start ).join( '-' ) );
		if ( main && findPanel( main ) ) {
			return main;
		}
	}
	return null;
}

/** Returns the further triggers of a trigger. */
export const findOthers = ( main: HTMLElement ): HTMLElement[] =>
	[
		...main.ownerDocument.querySelectorAll< HTMLElement >(
			'[id^="extra"],[id^="bot-"]'
		),
	].filter(
		( other ) =>
			other.id.endsWith( `-${ main.id }` ) && findMain( other ) === main
	);

/** Reads the state of all sections from the document, where other scripts may change it, too. */
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
