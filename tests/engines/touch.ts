import { isRecord } from '@shopfront/store-api';
import type { Hands } from './hands';
import { argument, pause, type Target, type Visit } from './visit';

/** How long a control has to rest before a tap, and how many times it may move. */
const REST_MS = 50;
const MAX_MOVES = 40;

/** Taps, and types only into fields that a tap has focused. Checks that nothing covers the tapped control. */
export const createTouch = ( visit: Visit ): Hands => {
	const { page } = visit;
	/** Only a field needs focus, for the on-screen keyboard. */
	const checkFocus = async () => {
		if ( ( await visit.focus() )?.isField ) {
			await visit.checkFocus( { needsIndicator: false } );
		}
	};

	const locate = async ( target: Target ) => {
		const found = await visit.until(
			`locate(${ argument( target ) })`,
			`${ target }`
		);
		if ( ! isRecord( found ) ) {
			throw new Error( `${ target } has no position.` );
		}
		return found;
	};
	/** Firefox scrolls to the text cursor some milliseconds after the last key, so wait until the control rests. */
	const find = async ( target: Target ) => {
		let found = await locate( target );
		for ( let moves = 0; moves < MAX_MOVES; moves++ ) {
			const { x, y, hidden } = found;
			await pause( REST_MS );
			found = await locate( target );
			if ( found.x === x && found.y === y && found.hidden === hidden ) {
				break;
			}
		}
		if ( found.hidden ) {
			visit.problems.push(
				`Cannot be tapped: ${ target }: ${ found.hidden }`
			);
		}
		return { x: Number( found.x ), y: Number( found.y ) };
	};
	const tap = async ( target: Target ) => {
		const { x, y } = await find( target );
		await page.tap( x, y );
	};

	return {
		activate: tap,
		fill: async ( target, text ) => {
			await tap( target );
			await visit.checkFocus( { needsIndicator: false } );
			await page.press( 'Control+A' );
			await page.type( text );
		},
		choose: tap,
		pick: async ( target, option ) => {
			await find( target );
			await visit.ask(
				`select(${ argument( target ) }, ${ JSON.stringify( option ) })`
			);
		},
		checkFocus,
	};
};
