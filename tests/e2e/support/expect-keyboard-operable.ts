import { expect, type Page } from '@playwright/test';
import { STAGE } from './gallery-page';

interface TabSequence {
	visited: Set< Element >;
	/** Marks of the stops that had focus. */
	marks: string[];
	unseen: string[];
	/** Focus left the page or returned to its start. */
	isOver: boolean;
	look: () => void;
}

declare global {
	interface Window {
		sfWalk?: TabSequence;
		/** Effects of keys since the last check; set while the page is listening. */
		sfAnswers?: string[];
	}
}

const MARK = 'data-sf-stop';

/** Must be reachable by Tab, and must handle these keys. */
interface Stop {
	mark: string;
	html: string;
	/** In each list, one key must have an effect. */
	keys: string[][];
}

/** A group's radio buttons share a mark, because they're one tab stop. */
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
					// At the end of the list, only ArrowUp has an effect.
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
					// On a checked option, only arrow keys have an effect, and only if there are other options.
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

/** Starts at the top of the page. Each press of Tab first records where the previous one led. */
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
		// Tab continues from the removed element's position.
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

/** Beyond the known stops, for scrollable rows and other focusable elements. */
const SPARE_PRESSES = 20;

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

/** Some stops disappear: a bar that replaces content out of view goes when you scroll to that content. */
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

/** Prevents navigation, and records the effects of keys. */
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

/** Also true if the stop was removed. */
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
 * Fails with each element that Tab doesn't reach, that has no visible focus indicator, or that ignores its role's keys.
 * The keys' effects remain, so make this a state's last check.
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
	// In reverse order, because a panel that closes removes its contents.
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
