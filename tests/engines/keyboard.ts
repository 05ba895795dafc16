import type { Hands } from './hands';
import { argument, type Focus, type Target, type Visit } from './visit';

/** More tab stops than any of our pages has. */
const MAX_STOPS = 120;
const MAX_OPTIONS = 10;

const matches = ( target: Target, { name }: Focus ) =>
	typeof target === 'string' ? name === target : target.test( name );

/** By keyboard alone; checks each tab stop on the way. */
export const createKeyboard = ( visit: Visit ): Hands => {
	const { page, focus } = visit;
	const checkFocus = () => visit.checkFocus( { needsIndicator: true } );

	const tabUntil = async (
		isThere: ( found: Focus ) => boolean,
		what: Target,
		key: 'Tab' | 'Shift+Tab' = 'Tab'
	) => {
		const visited: string[] = [];
		let found = await focus();
		for ( let stops = 0; stops < MAX_STOPS; stops++ ) {
			if ( found && isThere( found ) ) {
				return found;
			}
			visited.push( found?.name ?? '(nothing)' );
			await page.press( key );
			found = await checkFocus();
		}
		throw new Error(
			`Tab does not reach ${ what }, but ${ visited.join( ' | ' ) }`
		);
	};
	const tabTo = async ( target: Target, key?: 'Tab' | 'Shift+Tab' ) => {
		// A control may still be loading.
		await visit.until( `exists(${ argument( target ) })`, `${ target }` );
		await tabUntil( ( found ) => matches( target, found ), target, key );
	};

	return {
		activate: async ( target, { isAbove = false } = {} ) => {
			await tabTo( target, isAbove ? 'Shift+Tab' : 'Tab' );
			await page.press( 'Enter' );
		},
		fill: async ( target, text ) => {
			await tabTo( target );
			await page.press( 'Control+A' );
			await page.type( text );
		},
		choose: async ( target ) => {
			const group = String(
				await visit.until(
					`group(${ argument( target ) })`,
					`${ target }`
				)
			);
			let found: Focus | null = await tabUntil(
				( stop ) => stop.group === group,
				target
			);
			for ( let options = 0; options < MAX_OPTIONS; options++ ) {
				if ( found && matches( target, found ) ) {
					return;
				}
				await page.press( 'ArrowDown' );
				found = await checkFocus();
			}
			throw new Error( `Arrow keys do not reach ${ target }.` );
		},
		pick: async ( target, option ) => {
			await tabTo( target );
			const isPicked = async () =>
				( await visit.ask( 'selected()' ) ) === option;
			if ( await isPicked() ) {
				return;
			}
			// A pause between letters starts a new search, and a slow browser pauses, so this types only the first.
			await page.type( option.slice( 0, 1 ) );
			for ( let options = 0; options < MAX_OPTIONS; options++ ) {
				if ( await isPicked() ) {
					return;
				}
				await page.press( 'ArrowDown' );
			}
			throw new Error( `Arrow keys do not reach ${ option }.` );
		},
		checkFocus: async () => {
			await checkFocus();
		},
	};
};
