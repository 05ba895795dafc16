import type { TestApp } from '../../../fixtures/block-app';
import { settle } from '../../../fixtures/fake-api';

/** A store as an add-on uses it: by name and untyped. */
export interface Store {
	app: TestApp;
	/** Calls a selector. */
	select: ( name: string, ...args: readonly unknown[] ) => unknown;
	/** Dispatches an action; always returns a promise. */
	dispatch: (
		name: string,
		...args: readonly unknown[]
	) => Promise< unknown >;
}

/** Tests a name. `@wordpress/data` wraps functions, so their number of parameters cannot be tested. */
export type Assertion = ( store: Store ) => unknown;

/** The rows of a store of docs/contract/stores.md, by name. */
export interface StoreRows {
	selectors: Readonly< Record< string, Assertion > >;
	actions: Readonly< Record< string, Assertion > >;
}

/** A call: a name, or a name with arguments. */
export type NamedRow = string | readonly [ name: string, ...args: unknown[] ];

const listOf = ( named: NamedRow ): readonly [ string, ...unknown[] ] =>
	typeof named === 'string' ? [ named ] : named;

/** Asserts the value of a selector. */
export const expectSelector =
	( selector: NamedRow, expected: unknown ): Assertion =>
	( { select } ) =>
		expect( select( ...listOf( selector ) ) ).toEqual( expected );

/** Asserts the value of a selector after an action; with `before`, also its value before. */
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

/** The expected parts of a request. */
export interface Sent {
	path: string;
	method?: 'POST' | 'PUT';
	data?: unknown;
}

/** Waits for a request and replies to it. */
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

/** Tests an action that sends a request, with assertions while it is pending and after the response. */
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

/** Runs assertions in sequence. */
export const both =
	( ...assertions: readonly Assertion[] ): Assertion =>
	async ( store ) => {
		for ( const verify of assertions ) {
			await verify( store );
		}
	};
