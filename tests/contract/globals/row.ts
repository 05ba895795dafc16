import type { ComponentType } from 'react';
import type { TestApp } from '../../fixtures/block-app';

/** A function as an add-on has it: nobody has looked at its types. */
export type Call = ( ...given: unknown[] ) => unknown;

/** A component likewise. */
export type Component = ComponentType< Record< string, unknown > >;

/** The page that a row is tried on, its globals installed. */
export interface Page {
	app: TestApp;
	/** What stands at a path of `window.wc`, as `wcSettings.allSettings`. */
	wc: ( path: string ) => unknown;
	/** A function that stands there. */
	call: ( path: string ) => Call;
	/** The same on `window.wp`. */
	wp: ( path: string ) => unknown;
}

/** One exported name of docs/contract/globals.md: what it has to be, and an assertion that shows what it does. */
export type Row =
	| {
			kind: 'function';
			/** How many arguments it names before the first that has a default. */
			arity: number;
			shows: ( call: Call, page: Page ) => unknown;
	  }
	| {
			kind: 'value';
			type: 'string' | 'boolean' | 'object';
			shows: ( value: unknown, page: Page ) => unknown;
	  }
	| { kind: 'component'; shows: ( it: Component, page: Page ) => unknown }
	| { kind: 'absent'; reason: string };

export type Rows = Readonly< Record< string, Row > >;

export const fn = (
	arity: number,
	shows: ( call: Call, page: Page ) => unknown
): Row => ( { kind: 'function', arity, shows } );

export const value = (
	type: 'string' | 'boolean' | 'object',
	shows: ( value: unknown, page: Page ) => unknown
): Row => ( { kind: 'value', type, shows } );

export const component = (
	shows: ( it: Component, page: Page ) => unknown
): Row => ( { kind: 'component', shows } );

/** A name that is not there, and why. */
export const absent = ( reason: string ): Row => ( { kind: 'absent', reason } );

/** A text, an object or a list that has to be this. */
export const same = ( expected: unknown ): Row =>
	value( typeof expected === 'string' ? 'string' : 'object', ( found ) =>
		expect( found ).toEqual( expected )
	);

/** A guard: what it takes, and what it does not. */
export const guard = (
	good: readonly unknown[],
	bad: readonly unknown[]
): Row =>
	fn( 1, ( call ) => {
		for ( const each of good ) {
			expect( [ each, call( each ) ] ).toEqual( [ each, true ] );
		}
		for ( const each of bad ) {
			expect( [ each, call( each ) ] ).toEqual( [ each, false ] );
		}
	} );
