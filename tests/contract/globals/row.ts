import type { ComponentType } from 'react';
import type { TestApp } from '../../fixtures/block-app';

/** A function as an add-on calls it: untyped. */
export type Call = ( ...args: unknown[] ) => unknown;

/** A component as an add-on renders it: untyped. */
export type Component = ComponentType< Record< string, unknown > >;

/** The page that a row is tested on, with its globals installed. */
export interface Page {
	app: TestApp;
	/** Returns the value at a path of `window.wc`, such as `wcSettings.allSettings`. */
	wc: ( path: string ) => unknown;
	/** Returns the function at a path of `window.wc`. */
	call: ( path: string ) => Call;
	/** Returns the value at a path of `window.wp`. */
	wp: ( path: string ) => unknown;
}

/** An exported name of docs/contract/globals.md with its kind and a test of its behavior. */
export type Row =
	| {
			kind: 'function';
			/** Number of parameters before the first one with a default value. */
			arity: number;
			verify: ( call: Call, page: Page ) => unknown;
	  }
	| {
			kind: 'value';
			type: 'string' | 'boolean' | 'object';
			verify: ( value: unknown, page: Page ) => unknown;
	  }
	| { kind: 'component'; verify: ( it: Component, page: Page ) => unknown }
	| { kind: 'absent'; reason: string };

export type Rows = Readonly< Record< string, Row > >;

export const fn = (
	arity: number,
	verify: ( call: Call, page: Page ) => unknown
): Row => ( { kind: 'function', arity, verify } );

export const value = (
	type: 'string' | 'boolean' | 'object',
	verify: ( value: unknown, page: Page ) => unknown
): Row => ( { kind: 'value', type, verify } );

export const component = (
	verify: ( it: Component, page: Page ) => unknown
): Row => ( { kind: 'component', verify } );

/** A name that is not provided, with the reason. */
export const absent = ( reason: string ): Row => ( { kind: 'absent', reason } );

/** A string, object or list with this value. */
export const same = ( expected: unknown ): Row =>
	value( typeof expected === 'string' ? 'string' : 'object', ( actual ) =>
		expect( actual ).toEqual( expected )
	);

/** A type guard with accepted and rejected values. */
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
