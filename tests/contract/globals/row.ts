import type { ComponentType } from 'react';
import type { TestApp } from '../../fixtures/block-app';

/** Untyped, as an add-on calls it. */
export type Call = ( ...args: unknown[] ) => unknown;

/** Untyped, as an add-on renders it. */
export type Component = ComponentType< Record< string, unknown > >;

export interface Page {
	app: TestApp;
	wc: ( path: string ) => unknown;
	call: ( path: string ) => Call;
	wp: ( path: string ) => unknown;
}

/** A name in docs/contract/globals.md, its kind and a test of its behavior. */
export type Row =
	| {
			kind: 'function';
			/** Parameters before the first with a default value. */
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

export const absent = ( reason: string ): Row => ( { kind: 'absent', reason } );

export const same = ( expected: unknown ): Row =>
	value( typeof expected === 'string' ? 'string' : 'object', ( actual ) =>
		expect( actual ).toEqual( expected )
	);

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
