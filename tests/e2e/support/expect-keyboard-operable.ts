import { expect, type Page } from '@playwright/test';
import { STAGE } from './gallery-page';

/** What Tab has come by. */
interface TabSequence {
	visited: Set< Element >;
	/** Of the stops that had the focus. */
	marks: string[];
	/** What did not show that it had it. */
	unseen: string[];
	/** Whether the focus has left the page, or gone around in it. */
	isOver: boolean;
	/** Takes down what has the focus now. */
	look: () => void;
}

declare global {
	interface Window {
		/** The walk that is on. */
		sfWalk?: TabSequence;
		/** What keys have set off since it was asked for last; there once it is listened for. */
		sfAnswers?: string[];
	}
}

const MARK = 'data-sf-stop';

/** Something that the keyboard has to get to, and what it has to do there. */
interface Stop {
	mark: string;
	html: string;
	/** Each has to be answered; of a list of keys, one. */
	keys: string[][];
}

/**
 * Marks what can be used in the state: an element each, and one for all radio buttons of a group, which the browser
 * takes as one.
 */
const markStops = ( page: Page ): Promise< Stop[] > =>
	page.evaluate(
		( [ stage, attribute ] ) => {
			const keysFor = ( element: Element ): string[][] => {
				if ( element.matches( 'a' ) ) {
					return [ [ 'Enter' ] ];
				}
				if ( element.matches( 'button, [role="button"]' ) ) {
					return [ [ 'Enter' ], [ 'Space' ] ];
				}
				if ( element.matches( 'select' ) ) {
					// At the end of the list only the way back is left.
					return [ [ 'ArrowDown', 'ArrowUp' ] ];
				}
				if ( element.matches( '[role="spinbutton"]' ) ) {
					return [ [ 'ArrowUp' ], [ 'ArrowDown' ], [ '7' ] ];
				}
				if ( element.matches( '[type="radio"], [type="checkbox"]' ) ) {
					const isOnlyOne =
						document.querySelectorAll(
							`${ stage } [type="radio"][name="${ CSS.escape(
								element.getAttribute( 'name' ) ?? ''
							) }"]:enabled`
						).length === 1;
					// The one that is chosen has only its neighbours to offer, if there are any.
					return isOnlyOne && element.matches( ':checked' )
						? []
						: [ [ 'Space', 'ArrowDown' ] ];
				}
				return element.matches( 'input, textarea' ) ? [ [ 'x' ] ] : [];
			};
			const groupOf = ( element: Element ) =>
				element instanceof HTMLInputElement && element.type === 'radio'
					? `group-${ element.name }`
					: null;
			const stops = new Map< string, Stop >();
			Array.from(
				document.querySelectorAll< HTMLElement >(
					`:is(${ stage }) :is(a[href], button, input, select, textarea, [tabindex])`
				)
			)
				.filter(
					( element ) =>
						element.tabIndex >= 0 &&
						! element.matches( ':disabled, [inert] *' ) &&
						element.checkVisibility( { visibilityProperty: true } )
				)
				.forEach( ( element, index ) => {
					const mark = groupOf( element ) ?? String( index );
					element.setAttribute( attribute, mark );
					stops.set( mark, {
						mark,
						html: element.outerHTML.slice( 0, 200 ),
						keys: keysFor( element ),
					} );
				} );
			return [ ...stops.values() ];
		},
		[ STAGE, MARK ] as const
	);

/** Begins a walk at the top of the page. Each further press of Tab first takes down where the one before has led. */
const startTabbing = ( page: Page ) =>
	page.evaluate( ( attribute ) => {
		if ( ! window.sfWalk ) {
			window.addEventListener(
				'keydown',
				( { key } ) => key === 'Tab' && window.sfWalk?.look(),
				{ capture: true }
			);
		}
		const start = document.createElement( 'span' );
		start.tabIndex = -1;
		document.body.prepend( start );
		start.focus();
		// Tab goes on from where it was.
		start.remove();
		let isBegun = false;
		const tabSequence: TabSequence = {
			visited: new Set(),
			marks: [],
			unseen: [],
			isOver: false,
			look: () => {
				const { activeElement, body } = document;
				const isOutside = ! activeElement || activeElement === body;
				if ( isOutside || tabSequence.visited.has( activeElement ) ) {
					tabSequence.isOver ||= isBegun;
					isBegun = true;
					return;
				}
				isBegun = true;
				tabSequence.visited.add( activeElement );
				const mark = activeElement.getAttribute( attribute );
				if ( mark !== null ) {
					tabSequence.marks.push( mark );
				}
				const { outlineStyle, outlineWidth, boxShadow } =
					getComputedStyle( activeElement );
				const isSeen =
					( outlineStyle !== 'none' &&
						parseFloat( outlineWidth ) > 0 ) ||
					boxShadow !== 'none';
				if ( ! isSeen ) {
					tabSequence.unseen.push(
						activeElement.outerHTML.slice( 0, 200 )
					);
				}
			},
		};
		window.sfWalk = tabSequence;
	}, MARK );

/** What the walk has come by so far. */
const getTabSequence = ( page: Page ) =>
	page.evaluate( () => {
		const tabSequence = window.sfWalk;
		tabSequence?.look();
		return {
			marks: tabSequence?.marks ?? [],
			unseen: tabSequence?.unseen ?? [],
			isOver: tabSequence?.isOver ?? true,
		};
	} );

/** More than the stops that are known: rows that are scrolled, and whatever else takes the focus. */
const SPARE_PRESSES = 20;

/** Goes through the page by Tab, until it is left. */
const tabThrough = async ( page: Page, stops: number ) => {
	await startTabbing( page );
	for ( let press = 0; press <= stops; press++ ) {
		await page.keyboard.press( 'Tab' );
	}
	let found = await getTabSequence( page );
	for ( let press = 0; press < SPARE_PRESSES && ! found.isOver; press++ ) {
		await page.keyboard.press( 'Tab' );
		found = await getTabSequence( page );
	}
	return found;
};

/** A bar that stands in for what is out of view goes on the way there. */
const hasStops = ( page: Page, stops: readonly Stop[] ) =>
	page.evaluate(
		( [ attribute, marks ] ) =>
			marks.map(
				( mark ) =>
					document.querySelector( `[${ attribute }="${ mark }"]` ) !==
					null
			),
		[ MARK, stops.map( ( { mark } ) => mark ) ] as const
	);

/** Keeps the page where it is, and notes what its elements do. */
const listen = ( page: Page ) =>
	page.evaluate( () => {
		if ( window.sfAnswers ) {
			return;
		}
		window.sfAnswers = [];
		for ( const type of [ 'click', 'input', 'change', 'submit' ] ) {
			document.addEventListener(
				type,
				( event ) => {
					window.sfAnswers?.push( type );
					if (
						type === 'submit' ||
						( event.target instanceof Element &&
							event.target.closest( 'a' ) )
					) {
						event.preventDefault();
					}
				},
				{ capture: true }
			);
		}
		window.addEventListener( 'keydown', ( event ) => {
			if ( event.defaultPrevented ) {
				window.sfAnswers?.push( 'keydown' );
			}
		} );
	} );

/** Whether the stop does anything for one of the keys; one that has gone need not. */
const respondsToOneOf = async (
	page: Page,
	{ mark }: Stop,
	keys: readonly string[]
): Promise< boolean > => {
	for ( const key of keys ) {
		const isThere = await page.evaluate(
			( [ attribute, value ] ) => {
				window.sfAnswers = [];
				const stop = document.querySelector< HTMLElement >(
					`[${ attribute }="${ value }"]`
				);
				stop?.focus();
				return stop !== null;
			},
			[ MARK, mark ] as const
		);
		if ( ! isThere ) {
			return true;
		}
		await page.keyboard.press( key );
		if (
			await page.evaluate( () => ( window.sfAnswers ?? [] ).length > 0 )
		) {
			return true;
		}
	}
	return false;
};

/**
 * Fails with what Tab does not lead to, what does not show the focus, and what does not answer the keys that its kind
 * is known for. What the keys set off stays: it is the last thing to be asked of a state.
 */
export const expectKeyboardOperable = async ( page: Page ) => {
	const stops = await markStops( page );
	const { marks, unseen } = await tabThrough( page, stops.length );
	const missed = stops.filter( ( { mark } ) => ! marks.includes( mark ) );
	const isThere = await hasStops( page, missed );
	const unreached = missed
		.filter( ( _stop, index ) => isThere[ index ] )
		.map( ( { html } ) => html );
	await listen( page );
	const unresponsive: string[] = [];
	// From the end: a panel that closes takes what is in it along.
	for ( const stop of [ ...stops ].reverse() ) {
		for ( const keys of stop.keys ) {
			if ( ! ( await respondsToOneOf( page, stop, keys ) ) ) {
				unresponsive.push( `${ keys.join( ' or ' ) }: ${ stop.html }` );
			}
		}
	}
	expect( {
		unreached,
		unseen,
		unresponsive,
	} ).toEqual( { unreached: [], unseen: [], unresponsive: [] } );
};
