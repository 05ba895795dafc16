import { isRecord } from '@shopfront/store-api';
import type { Ledger } from './ledger';
import type { Measuring } from './measured-component';
import type { ScriptFinder } from './find-script';
import { isCallable, type Callable } from './wrap-member';

/** What it takes to watch the doors by which add-ons come in. */
export interface Doors {
	ledger: Ledger;
	scripts: Pick< ScriptFinder, 'current' >;
	measuring: Measuring;
}

/** A text in an object of somebody else; `''` when it is none. */
export const textIn = ( value: unknown, key: string ): string => {
	const text = isRecord( value ) ? value[ key ] : undefined;
	return typeof text === 'string' ? text : '';
};

/** Notes who registers a name: the script that is at work. Gives the name. */
export const note = ( { ledger, scripts }: Doors, name: unknown ): string => {
	const text = typeof name === 'string' ? name : '';
	if ( text !== '' ) {
		ledger.register( text, scripts.current() );
	}
	return text;
};

/** The same function, its calls counted for an add-on. */
export const timing =
	( { ledger }: Pick< Doors, 'ledger' >, name: string ) =>
	( original: Callable ): Callable =>
	( ...args ) =>
		ledger.measure( name, () => original( ...args ) );

/** The same for what may be a function; what is none comes back as it is. */
export const timed = (
	doors: Pick< Doors, 'ledger' >,
	name: string,
	given: unknown
): unknown => ( isCallable( given ) ? timing( doors, name )( given ) : given );

/** Has what a function is given as one of its arguments be timed. */
export const timingArgument =
	(
		doors: Pick< Doors, 'ledger' >,
		index: number,
		nameOf: ( args: readonly unknown[] ) => string
	) =>
	( original: Callable ): Callable =>
	( ...args ) => {
		const name = nameOf( args );
		return original(
			...args.map( ( arg, at ) =>
				at === index ? timed( doors, name, arg ) : arg
			)
		);
	};
