import {
	pressTrigger,
	setAll,
	slidePanel,
	type Section,
} from '@shopfront/behaviors/disclosure/collapse';
import {
	createEmit,
	handlePress,
	restorePress,
} from '@shopfront/behaviors/engine/dom';
import type { Behavior, Stop } from '@shopfront/behaviors/engine/behavior';
import { listenToEvents } from '@shopfront/behaviors/engine/event-bus';
import {
	SCROLL_MS,
	scrollToElement,
} from '@shopfront/behaviors/motion/page-scroll';
import {
	findMain,
	findOthers,
	findPanel,
	OPEN,
	readSections,
} from './read-page';
import {
	isOn,
	readDuration,
	readEffect,
	toNumber,
	type CollapseWindow,
} from './settings';
import { swapTexts } from './swap';

/** If the plugin's own script is on the page, it handles all sections. */
const PLUGIN_SCRIPT = 'script[src*="/jquery-collapse-o-matic/"]';

const ALL = '.expandall,.collapseall';

const emit = createEmit( 'collapse-o-matic' );

const getView = ( { defaultView }: Document ): CollapseWindow =>
	defaultView ?? window;

/** Inline styles override the plugin's stylesheet. */
const display = ( panel: HTMLElement, isOpen: boolean ): void => {
	const shown = panel.classList.contains( 'colomat-inline' )
		? 'inline'
		: 'block';
	panel.style.display = isOpen ? shown : 'none';
	panel.hidden = ! isOpen;
	panel.classList.toggle( 'is-open', isOpen );
};

const scrollTo = ( element: Element ): void => {
	void scrollToElement( element, {
		durationMs: SCROLL_MS.collapse,
		offsetPx: toNumber( getView( element.ownerDocument ).colomatoffset ),
	} );
};

/** Scrolls to the section, or away from it, depending on the trigger's classes. */
const follow = (
	main: HTMLElement,
	panel: HTMLElement,
	isOpen: boolean
): void => {
	const { ownerDocument: page } = main;
	if ( isOpen ) {
		if ( main.classList.contains( 'find-me' ) ) {
			scrollTo( main.dataset.findme === 'trigger' ? main : panel );
		}
		return;
	}
	if ( ! main.classList.contains( 'scroll-to-trigger' ) ) {
		return;
	}
	const position = page
		.getElementById( `scrollonclose-${ main.id }` )
		?.getAttribute( 'name' );
	if ( /^\d+$/.test( position ?? '' ) ) {
		getView( page ).scrollTo( { top: Number( position ) } );
	} else if ( position === 'auto' ) {
		scrollTo( main );
	}
};

const show = (
	main: HTMLElement,
	panel: HTMLElement,
	isOpen: boolean,
	isAnimated: boolean
): void => {
	const { ownerDocument: page, classList, dataset, id } = main;
	const options = getView( page ).com_options;
	const others = findOthers( main );
	for ( const trigger of [ main, ...others ] ) {
		trigger.setAttribute( 'aria-expanded', String( isOpen ) );
		trigger.classList.toggle( OPEN, isOpen );
		if ( isOpen ) {
			trigger.classList.add( 'colomat-visited' );
		}
	}
	page.getElementById( `parent-${ id }` )?.classList.toggle(
		'colomat-parent-highlight',
		isOpen
	);
	swapTexts( main, others );
	if ( isOpen ) {
		display( panel, true );
	}
	const isSnap = ! isOpen && classList.contains( 'snap-shut' );
	slidePanel(
		panel,
		isOpen,
		{
			durationMs:
				isAnimated && ! isSnap
					? readDuration(
							dataset.duration || options?.colomatduration
						)
					: 0,
			effect: panel.classList.contains( 'colomat-inline' )
				? 'fadeOnly'
				: readEffect(
						dataset.animation_effect || options?.colomatslideEffect
					),
		},
		() => {
			display( panel, isOpen );
			emit( panel, isOpen ? 'opened' : 'closed' );
		}
	);
};

const update = (
	page: Document,
	getSections: ( sections: readonly Section[] ) => readonly Section[],
	isAnimated: boolean
): void => {
	const before = readSections( page );
	for ( const [ index, { id, isOpen } ] of getSections( before ).entries() ) {
		const main = page.getElementById( id );
		const panel = main && findPanel( main );
		if (
			panel &&
			before[ index ]?.isOpen !== isOpen &&
			emit( panel, isOpen ? 'open' : 'close' )
		) {
			show( main, panel, isOpen, isAnimated );
		}
	}
	const { colomat_callback: callBack } = getView( page );
	if ( typeof callBack === 'function' ) {
		callBack();
	}
};

/** Starts a trigger, which may be an additional one of the panel. Returns a function that opens the panel. */
const startTrigger = (
	trigger: HTMLElement,
	main: HTMLElement,
	panel: HTMLElement,
	signal: AbortSignal
): Stop => {
	const { ownerDocument: page } = trigger;
	const isOpen = main.classList.contains( OPEN );
	trigger.setAttribute( 'aria-controls', panel.id );
	trigger.setAttribute( 'aria-expanded', String( isOpen ) );
	if ( trigger === main ) {
		display( panel, isOpen );
	}
	const setHover = ( isHovered: boolean ) =>
		trigger.classList.toggle( 'colomat-hover', isHovered );
	for ( const [ type, isHovered ] of [
		[ 'pointerenter', true ],
		[ 'focus', true ],
		[ 'pointerleave', false ],
		[ 'blur', false ],
	] as const ) {
		trigger.addEventListener( type, () => setHover( isHovered ), {
			signal,
		} );
	}
	handlePress(
		trigger,
		( { isTrusted } ) => {
			const wasOpen = main.classList.contains( OPEN );
			update(
				page,
				( sections ) => pressTrigger( sections, main.id ),
				isTrusted
			);
			if ( main.classList.contains( OPEN ) !== wasOpen ) {
				follow( main, panel, ! wasOpen );
			}
		},
		signal,
		isOn( getView( page ).com_options?.colomattouchstart )
			? 'touchstart'
			: 'click'
	);
	return () => {
		restorePress( trigger );
		if ( trigger === main ) {
			panel.classList.add( 'is-open' );
			panel.hidden = false;
			panel.style.display = '';
		}
	};
};

let isAnnouncing = false;

/** Emits one event for all triggers in posts that a script has loaded. */
const announce = ( page: Document ): void => {
	if ( isAnnouncing ) {
		return;
	}
	isAnnouncing = true;
	queueMicrotask( () => {
		isAnnouncing = false;
		page.dispatchEvent(
			new CustomEvent( 'sf:content', { detail: { root: page } } )
		);
	} );
};

/**
 * Collapsible sections in the plugin Collapse-O-Matic's markup: a trigger, or a control for all sections or one group
 * (docs/contract/site-behaviors.md 1.2).
 */
export const mount: Behavior[ 'mount' ] = ( trigger, { signal } ) => {
	const { ownerDocument: page } = trigger;
	if ( page.querySelector( PLUGIN_SCRIPT ) ) {
		return undefined;
	}
	listenToEvents(
		getView( page ),
		page.body,
		[ 'post-load' ],
		() => announce( page ),
		signal
	);
	if ( trigger.matches( ALL ) ) {
		handlePress(
			trigger,
			( { isTrusted } ) =>
				update(
					page,
					( sections ) =>
						setAll(
							sections,
							trigger.classList.contains( 'expandall' ),
							{
								rel: trigger.getAttribute( 'rel' ) ?? '',
								toggleGroup: trigger.dataset.togglegroup,
							}
						),
					isTrusted
				),
			signal
		);
		return () => restorePress( trigger );
	}
	const main = findMain( trigger );
	const panel = main && findPanel( main );
	if ( ! panel ) {
		return undefined;
	}
	const view = getView( page );
	let stop: Stop = () => {};
	const start = () => {
		stop = startTrigger( trigger, main, panel, signal );
	};
	const pauseMs = toNumber( view.com_options?.colomatpauseInit );
	if ( pauseMs === 0 ) {
		// Not in a timer, which would run after the next paint.
		start();
		return stop;
	}
	const timer = view.setTimeout( start, pauseMs );
	return () => {
		view.clearTimeout( timer );
		stop();
	};
};
