import {
	createEmit,
	handlePress,
	restorePress,
} from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import {
	SCROLL_MS,
	scrollToElement,
} from '@shopfront/behaviors/motion/page-scroll';
import { slidePanel } from './slide';
import { pressTrigger, readParents, setAll, type Section } from './rules';

const SLIDE_MS = 200;

const emit = createEmit( 'collapse' );

const findPanel = ( trigger: HTMLElement ) =>
	trigger.ownerDocument.getElementById(
		trigger.dataset.sfCollapse?.slice( 1 ) ||
			( trigger.getAttribute( 'aria-controls' ) ?? '' )
	);

const isExpanded = ( trigger: HTMLElement ) =>
	trigger.getAttribute( 'aria-expanded' ) === 'true';

const hasRule = ( { dataset }: HTMLElement, rule: string ) =>
	( dataset.sfCollapseRules ?? '' ).split( ' ' ).includes( rule );

/** Triggers by panel id. The DOM holds the state, because sections may appear and disappear. */
const findTriggers = ( page: Document ): Map< string, HTMLElement[] > => {
	const triggers = new Map< string, HTMLElement[] >();
	for ( const trigger of page.querySelectorAll< HTMLElement >(
		'[data-sf-collapse][aria-expanded]'
	) ) {
		const id = trigger.getAttribute( 'aria-controls' ) ?? '';
		triggers.set( id, [ ...( triggers.get( id ) ?? [] ), trigger ] );
	}
	return triggers;
};

const readSections = ( triggers: Map< string, HTMLElement[] > ): Section[] => {
	return [ ...triggers ].flatMap( ( [ id, [ trigger ] ] ) =>
		trigger
			? [
					{
						id,
						isOpen: isExpanded( trigger ),
						rel: trigger.dataset.sfCollapseRel ?? '',
						toggleGroup: trigger.dataset.sfCollapseGroup ?? '',
						isMustBeOne: hasRule( trigger, 'must-be-one' ),
						isExpandOnly: hasRule( trigger, 'expand-only' ),
						parents: readParents( findPanel( trigger ) ),
					},
				]
			: []
	);
};

const update = (
	page: Document,
	getSections: ( sections: readonly Section[] ) => readonly Section[],
	durationMs: number
): void => {
	const triggers = findTriggers( page );
	const before = readSections( triggers );
	for ( const { id, isOpen } of getSections( before ) ) {
		const panel = page.getElementById( id );
		const known = before.find( ( section ) => section.id === id );
		if (
			! panel ||
			known?.isOpen === isOpen ||
			! emit( panel, isOpen ? 'open' : 'close' )
		) {
			continue;
		}
		for ( const trigger of triggers.get( id ) ?? [] ) {
			trigger.setAttribute( 'aria-expanded', String( isOpen ) );
			trigger.classList.toggle( 'is-active', isOpen );
		}
		if ( isOpen ) {
			panel.classList.add( 'is-open' );
			panel.hidden = false;
		}
		slidePanel( panel, isOpen, { durationMs }, () => {
			panel.classList.toggle( 'is-open', isOpen );
			panel.hidden = ! isOpen;
			emit( panel, isOpen ? 'opened' : 'closed' );
		} );
	}
};

/** The trigger of a panel, or a control for all panels or one group (docs/contract/site-behaviors.md 1). */
export const mount: Behavior[ 'mount' ] = ( trigger, { signal } ) => {
	const { ownerDocument: page } = trigger;
	/** Only real clicks animate: a script expects the new state at once. */
	const getDuration = ( { isTrusted }: Event ) =>
		isTrusted ? SLIDE_MS : 0;

	const all = trigger.dataset.sfCollapseAll;
	if ( all ) {
		handlePress(
			trigger,
			( event ) =>
				update(
					page,
					( sections ) =>
						setAll( sections, all === 'expand', {
							rel: trigger.dataset.sfCollapseRel,
							toggleGroup: trigger.dataset.sfCollapseGroup,
						} ),
					getDuration( event )
				),
			signal
		);
		return () => restorePress( trigger );
	}

	const panel = findPanel( trigger );
	if ( ! panel ) {
		return undefined;
	}
	const [ other = trigger ] = findTriggers( page ).get( panel.id ) ?? [];
	const isOpen = isExpanded( other );
	trigger.setAttribute( 'aria-controls', panel.id );
	trigger.setAttribute( 'aria-expanded', String( isOpen ) );
	panel.classList.toggle( 'is-open', isOpen );
	panel.hidden = ! isOpen;
	handlePress(
		trigger,
		( event ) => {
			update(
				page,
				( sections ) => pressTrigger( sections, panel.id ),
				getDuration( event )
			);
			if ( hasRule( trigger, 'scroll' ) && isExpanded( trigger ) ) {
				void scrollToElement( panel, {
					durationMs: SCROLL_MS.collapse,
				} );
			}
		},
		signal
	);
	return () => {
		restorePress( trigger );
		panel.classList.add( 'is-open' );
		panel.hidden = false;
	};
};
