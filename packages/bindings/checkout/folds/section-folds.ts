import { createPointerPress, fieldChecks } from '@shopfront/checkout-form';
import { checkoutStore } from '@shopfront/data/checkout';
import type { TimerId } from '@shopfront/host';
import { flushSync } from '@wordpress/element';
import type { BlockApp } from '../../app/block-app';
import { findFoldable, type FormSection } from './fold-rules';
import { FOLDING_STEPS, isStepComplete, readLines } from './section-content';

const CONTENT = ':scope > .wc-block-components-checkout-step__content';
const EDIT = '.wc-block-components-address-card__edit';
/** The first field of a step. Among radio buttons, the one that Tab reaches. */
const FIELD =
	'input:not([tabindex="-1"], [type="radio"]:not(:checked)), select, textarea';

/** Not a class: React replaces a step's class while an order is in progress. */
const FOLDED = 'data-sf-folded';

/** Milliseconds after scrolling before passed sections fold. Momentum scrolling has ended by then. */
export const SCROLL_REST_MS = 200;

export interface FoldedStep {
	readonly id: string;
	readonly title: string;
	readonly lines: readonly string[];
	/** Contains the line, beside the step's content. */
	readonly place: HTMLElement;
}

export interface SectionFolds {
	/** Addresses have a card, so they aren't in this list. Returns the same array until it changes. */
	get: () => readonly FoldedStep[];
	subscribe: ( listener: () => void ) => () => void;
	/** Opens a step for the rest of the visit, and focuses its first field. */
	open: ( id: string ) => void;
	/** Starts observing the shopper. Returns a function that stops and opens all steps. */
	start: () => () => void;
}

interface Step extends FormSection {
	readonly id: string;
	readonly element: HTMLElement;
	readonly content: HTMLElement;
}

const isAddress = ( id: string ): boolean =>
	id === 'shipping-fields' || id === 'billing-fields';

const isSame = ( a: FoldedStep, b: FoldedStep | undefined ): boolean =>
	a.id === b?.id && a.lines.join( '\n' ) === b.lines.join( '\n' );

/**
 * Folds finished steps of a checkout form. A step is finished once the shopper has moved on to a later one, or the
 * browser has filled it. It folds when the shopper uses another step, while the element in use stays in place on the
 * screen; or else while it's outside of the window, so nothing visible moves.
 *
 * Folding hides the step's content like the form behind an address card. It stays in the document, so add-ons,
 * autofill and slots keep working. A step that the shopper opens stays open for the rest of the visit. Every page
 * starts from the server's HTML: a stored choice would move it after its first paint.
 *
 * The last element of `form` is below all steps.
 */
export const createSectionFolds = (
	{ registry, host }: Pick< BlockApp, 'registry' | 'host' >,
	form: HTMLElement
): SectionFolds => {
	const { document, window: view, clock } = host;
	const listeners = new Set< () => void >();
	const passed = new Set< string >();
	const opened = new Set< string >();
	const places = new Map< string, HTMLElement >();
	const press = createPointerPress( host );
	let folded: readonly FoldedStep[] = [];
	const getFocused = () => form.ownerDocument.activeElement;

	const setFolded = ( next: readonly FoldedStep[] ) => {
		if (
			next.length !== folded.length ||
			! next.every( ( step, index ) => isSame( step, folded[ index ] ) )
		) {
			folded = next;
			listeners.forEach( ( listener ) => listener() );
		}
	};

	const findStepId = ( target: Node ) =>
		FOLDING_STEPS.find( ( id ) =>
			document.getElementById( id )?.contains( target )
		);

	const readStep = ( id: string ): Step[] => {
		const element = document.getElementById( id );
		const content = element?.querySelector< HTMLElement >( CONTENT );
		if ( ! element || ! content ) {
			return [];
		}
		const { top, bottom } = element.getBoundingClientRect();
		return [
			{
				id,
				element,
				content,
				top,
				bottom,
				isComplete:
					isStepComplete( registry, element ) &&
					( isAddress( id ) || readLines( id, content ).length > 0 ),
				isFolded: element.querySelector( EDIT ) !== null,
				isPassed: passed.has( id ),
				isOpenedByHand: opened.has( id ),
				hasFocus: element.contains( getFocused() ),
			},
		];
	};

	/** Changes the layout, and scrolls so that an element stays in place on the screen. */
	const keepInPlace = ( used: Element | null, change: () => void ) => {
		const element = used ?? form.lastElementChild ?? form;
		const { top } = element.getBoundingClientRect();
		change();
		const movedPx = element.getBoundingClientRect().top - top;
		if ( movedPx ) {
			view.scrollBy( { top: movedPx, behavior: 'instant' } );
		}
	};

	const getPlace = ( { id, content }: Step ): HTMLElement => {
		const place = places.get( id ) ?? document.createElement( 'div' );
		places.set( id, place );
		if ( place.nextSibling !== content ) {
			content.before( place );
		}
		return place;
	};

	const readFolded = ( step: Step ): FoldedStep => ( {
		id: step.id,
		title:
			step.element
				.querySelector( ':scope > legend' )
				?.textContent?.trim() ?? '',
		lines: readLines( step.id, step.content ),
		place: getPlace( step ),
	} );

	const setAttributes = ( id: string, isFolded: boolean ) => {
		const element = document.getElementById( id );
		element?.toggleAttribute( FOLDED, isFolded );
		element?.querySelector( CONTENT )?.toggleAttribute( 'inert', isFolded );
	};

	/** Renders at once, so the page can scroll before the paint. */
	const fold = ( steps: readonly Step[] ) =>
		flushSync( () => {
			const { setEditingShippingAddress, setEditingBillingAddress } =
				registry.dispatch( checkoutStore );
			const added: FoldedStep[] = [];
			for ( const step of steps ) {
				if ( step.id === 'shipping-fields' ) {
					void setEditingShippingAddress( false );
				} else if ( step.id === 'billing-fields' ) {
					void setEditingBillingAddress( false );
				} else {
					added.push( readFolded( step ) );
					setAttributes( step.id, true );
					observer.observe( step.content, {
						attributes: true,
						characterData: true,
						childList: true,
						subtree: true,
					} );
				}
			}
			setFolded( [ ...folded, ...added ] );
		} );

	const unfold = ( ids: readonly string[] ) =>
		flushSync( () => {
			ids.forEach( ( id ) => setAttributes( id, false ) );
			setFolded( folded.filter( ( { id } ) => ! ids.includes( id ) ) );
		} );

	const focusFirstField = ( id: string ) =>
		document
			.getElementById( id )
			?.querySelector( CONTENT )
			?.querySelector< HTMLElement >( FIELD )
			?.focus();

	const isVisible = ( element: Element ): boolean => {
		const { top, bottom } = element.getBoundingClientRect();
		return bottom > 0 && top < view.innerHeight;
	};

	/** `used` is the element that the shopper has just moved on to; `null` if nothing visible may move. */
	const foldFinished = ( used: Element | null ) => {
		if ( ! passed.size || ! registry.select( checkoutStore ).isIdle() ) {
			return;
		}
		const anchor = used?.isConnected && isVisible( used ) ? used : null;
		const { above, below } = findFoldable(
			FOLDING_STEPS.flatMap( readStep ).sort( ( a, b ) => a.top - b.top ),
			{
				anchorTop: anchor?.getBoundingClientRect().top ?? null,
				scrollTop: view.scrollY,
				height: view.innerHeight,
				pageBottom:
					document.documentElement.getBoundingClientRect().bottom,
			}
		);
		if ( above.length ) {
			keepInPlace( anchor, () => fold( above ) );
		}
		if ( below.length ) {
			fold( below );
		}
	};

	/** Opens folded steps that have an error or lost their value, and updates the other lines. */
	const update = () => {
		const steps = folded.flatMap( ( { id } ) => readStep( id ) );
		const broken = steps.filter( ( { isComplete } ) => ! isComplete );
		const [ focused ] = broken.filter( ( { hasFocus } ) => hasFocus );
		if ( broken.length ) {
			const used = getFocused();
			keepInPlace(
				used !== document.body && used && isVisible( used )
					? used
					: null,
				() => unfold( broken.map( ( { id } ) => id ) )
			);
		}
		if ( focused ) {
			focusFirstField( focused.id );
		}
		setFolded(
			steps
				.filter( ( step ) => ! broken.includes( step ) )
				.map( readFolded )
		);
	};

	let timer: TimerId | null = null;
	/** Runs after all changes of the current task. */
	const scheduleCheck = () => {
		timer ??= clock.setTimeout( () => {
			timer = null;
			update();
			foldFinished( null );
		}, 0 );
	};
	const observer = new MutationObserver( scheduleCheck );

	const moveOn = ( target: EventTarget | null ) => {
		if ( ! ( target instanceof Element ) || ! form.contains( target ) ) {
			return;
		}
		for ( const id of FOLDING_STEPS ) {
			const step = document.getElementById( id );
			if (
				step &&
				! step.contains( target ) &&
				// eslint-disable-next-line no-bitwise -- A set of flags.
				step.compareDocumentPosition( target ) &
					Node.DOCUMENT_POSITION_FOLLOWING
			) {
				passed.add( id );
			}
		}
		foldFinished( target );
	};

	return {
		get: () => folded,
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
		open: ( id ) => {
			opened.add( id );
			unfold( [ id ] );
			focusFirstField( id );
		},
		start: () => {
			let scrollTimer: TimerId | null = null;
			const later = ( { target }: Event ) =>
				// Runs after this event's handlers, which save the input.
				void clock.setTimeout( () => moveOn( target ), 0 );
			const onFocus = ( event: Event ) =>
				press.after( () => later( event ) );
			const onClick = ( event: Event ) => {
				const { target } = event;
				const edit =
					target instanceof Element && target.closest( EDIT );
				const id = edit && findStepId( edit );
				if ( id ) {
					opened.add( id );
				}
				later( event );
			};
			/** Browsers and password managers fill fields without focusing them. */
			const onInput = ( { target }: Event ) => {
				const id =
					target instanceof Element &&
					target !== getFocused() &&
					findStepId( target );
				if ( id ) {
					passed.add( id );
					scheduleCheck();
				}
			};
			const onScroll = () => {
				clock.clearTimeout( scrollTimer );
				scrollTimer = clock.setTimeout(
					() => foldFinished( null ),
					SCROLL_REST_MS
				);
			};
			const events = [
				[ 'focusin', onFocus ],
				[ 'click', onClick ],
				[ 'input', onInput ],
			] as const;
			events.forEach( ( [ type, listener ] ) =>
				document.addEventListener( type, listener, true )
			);
			view.addEventListener( 'scroll', onScroll, { passive: true } );
			void fieldChecks.fetch();
			// The shopper may have moved on while this code loaded.
			const startTimer = clock.setTimeout(
				() => moveOn( getFocused() ),
				0
			);
			const stops = [
				press.start(),
				registry.subscribe( scheduleCheck ),
				fieldChecks.subscribe( scheduleCheck ),
			];
			return () => {
				events.forEach( ( [ type, listener ] ) =>
					document.removeEventListener( type, listener, true )
				);
				view.removeEventListener( 'scroll', onScroll );
				stops.forEach( ( stop ) => stop() );
				observer.disconnect();
				clock.clearTimeout( timer );
				clock.clearTimeout( scrollTimer );
				clock.clearTimeout( startTimer );
				timer = null;
				folded.forEach( ( { id } ) => setAttributes( id, false ) );
				places.forEach( ( place ) => place.remove() );
				folded = [];
			};
		},
	};
};
