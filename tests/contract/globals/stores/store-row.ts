import type { TestApp } from '../../../fixtures/block-app';
import { settle } from '../../../fixtures/fake-api';

/** Untyped and by name, as an add-on uses it. */
export interface Store {
	app: TestApp;
	select: ( name: string, ...args: readonly unknown[] ) => unknown;
	/** Always returns a promise. */
	dispatch: (
		name: string,
		...args: readonly unknown[]
	) => Promise< unknown >;
}

/** `@wordpress/data` wraps functions, so we can't test their number of parameters. */
export type Assertion = ( store: Store ) => unknown;

export interface StoreRows {
	selectors: Readonly< Record< string, Assertion > >;
	actions: Readonly< Record< string, Assertion > >;
}

export type NamedRow = string | readonly [ name: string, ...args: unknown[] ];

const listOf = ( named: NamedRow ): readonly [ string, ...unknown[] ] =>
	typeof named === 'string' ? [ named ] : named;

export const expectSelector =
	( selector: NamedRow, expected: unknown ): Assertion =>
	( { select } ) =>
		expect( select( ...listOf( selector ) ) ).toEqual( expected );

/** With `before`, also checks the value before the action. */
export const after =
	(
		action: NamedRow,
		selector: NamedRow,
		expected: unknown,
		...before: readonly unknown[]
	): Assertion =>
	async ( { select, dispatch } ) => {
		if ( before.length > 0 ) {
			expect( select( ...listOf( selector ) ) ).toEqual( before[ 0 ] );
		}
		await dispatch( ...listOf( action ) );
		expect( select( ...listOf( selector ) ) ).toEqual( expected );
	};

export interface Sent {
	path: string;
	method?: 'POST' | 'PUT';
	data?: unknown;
}

export const response = async (
	{ app }: Pick< Store, 'app' >,
	sent: Sent,
	body: unknown
): Promise< void > => {
	await settle();
	const [ requests ] = app.api.pending;
	expect( requests?.request ).toMatchObject( sent );
	await requests?.reply( body );
};

/** For an action that sends a request: assertions while it's pending, and after the response. */
export const expectRequest =
	(
		action: NamedRow,
		sent: Sent,
		body: unknown,
		{ meanwhile, then }: { meanwhile?: Assertion; then?: Assertion } = {}
	): Assertion =>
	async ( store ) => {
		const done = store.dispatch( ...listOf( action ) );
		await jest.advanceTimersByTimeAsync( 400 );
		await meanwhile?.( store );
		await response( store, sent, body );
		await done;
		await then?.( store );
	};

export const both =
	( ...assertions: readonly Assertion[] ): Assertion =>
	async ( store ) => {
		for ( const verify of assertions ) {
			await verify( store );
		}
	};
