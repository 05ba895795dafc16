import { expect, type Page } from '@playwright/test';
import { STAGE } from './gallery-page';

/** What a key has set off since it was asked for last. */
declare global {
	interface Window {
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
					// The one that is chosen has only its neighbours to offer.
					return [ [ 'Space', 'ArrowDown' ] ];
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
						! element.matches( ':disabled' ) &&
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

/** A bar that stands in for what is out of view goes on the way there. */
const isThere = async ( page: Page, { mark }: Stop ) =>
	( await page.locator( `[${ MARK }="${ mark }"]` ).count() ) > 0;

/** Where the focus is, and whether it can be seen there. */
const focused = ( page: Page ) =>
	page.evaluate( ( attribute ) => {
		const { activeElement } = document;
		if ( ! activeElement || activeElement === document.body ) {
			return null;
		}
		const { outlineStyle, outlineWidth, boxShadow } =
			getComputedStyle( activeElement );
		return {
			mark: activeElement.getAttribute( attribute ),
			html: activeElement.outerHTML.slice( 0, 200 ),
			isSeen:
				( outlineStyle !== 'none' && parseFloat( outlineWidth ) > 0 ) ||
				boxShadow !== 'none',
		};
	}, MARK );

/** Goes through the page by Tab; gives the marks of all that it came by, and what did not show that it had the focus. */
const walk = async ( page: Page, most: number ) => {
	const marks = new Set< string >();
	const unseen: string[] = [];
	for ( let presses = 0; presses < most; presses++ ) {
		await page.keyboard.press( 'Tab' );
		const place = await focused( page );
		if ( ! place ) {
			break;
		}
		if ( place.mark !== null ) {
			marks.add( place.mark );
		}
		if ( ! place.isSeen ) {
			unseen.push( place.html );
		}
	}
	return { marks, unseen };
};

/** Keeps the page where it is, and notes what its elements do. */
const listen = ( page: Page ) =>
	page.evaluate( () => {
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

const isAnswered = async ( page: Page, { mark }: Stop, key: string ) => {
	await page.evaluate(
		( [ attribute, value ] ) => {
			window.sfAnswers = [];
			document
				.querySelector< HTMLElement >( `[${ attribute }="${ value }"]` )
				?.focus();
		},
		[ MARK, mark ] as const
	);
	await page.keyboard.press( key );
	return page.evaluate( () => ( window.sfAnswers ?? [] ).length > 0 );
};

/**
 * Fails with what Tab does not lead to, what does not show the focus, and what does not answer the keys that its kind
 * is known for. What the keys set off stays: it is the last thing to be asked of a page.
 */
export const expectOperable = async ( page: Page ) => {
	const stops = await markStops( page );
	// Whatever else the page may have, as rows that are scrolled.
	const { marks, unseen } = await walk( page, stops.length + 20 );
	const unreached: string[] = [];
	for ( const stop of stops ) {
		if ( ! marks.has( stop.mark ) && ( await isThere( page, stop ) ) ) {
			unreached.push( stop.html );
		}
	}
	await listen( page );
	const deaf: string[] = [];
	// From the end: a panel that closes takes what is in it along.
	for ( const stop of [ ...stops ].reverse() ) {
		for ( const keys of stop.keys ) {
			let answers = ! ( await isThere( page, stop ) );
			for ( const key of keys ) {
				answers ||= await isAnswered( page, stop, key );
			}
			if ( ! answers ) {
				deaf.push( `${ keys.join( ' or ' ) }: ${ stop.html }` );
			}
		}
	}
	expect( {
		unreached,
		unseen,
		deaf,
	} ).toEqual( { unreached: [], unseen: [], deaf: [] } );
};
