import type { TestApp } from '../../../fixtures/block-app';
import { settle } from '../../../fixtures/fake-api';

/** A store as an add-on has it: by its name, and nobody has looked at its types. */
export interface Store {
	app: TestApp;
	/** What a selector says. */
	select: ( name: string, ...given: readonly unknown[] ) => unknown;
	/** What an action gives; a promise, as all of them do. */
	dispatch: (
		name: string,
		...given: readonly unknown[]
	) => Promise< unknown >;
}

/** Shows what a name does. `@wordpress/data` wraps functions, so that how many arguments they name cannot be read off. */
export type Assertion = ( store: Store ) => unknown;

/** A store of docs/contract/stores.md, name by name. */
export interface StoreRows {
	selectors: Readonly< Record< string, Assertion > >;
	actions: Readonly< Record< string, Assertion > >;
}

/** A call by name, or by name and what it is given. */
export type NamedRow = string | readonly [ name: string, ...given: unknown[] ];

const listOf = ( named: NamedRow ): readonly [ string, ...unknown[] ] =>
	typeof named === 'string' ? [ named ] : named;

/** What a selector has to say. */
export const expectSelector =
	( selector: NamedRow, expected: unknown ): Assertion =>
	( { select } ) =>
		expect( select( ...listOf( selector ) ) ).toEqual( expected );

/** What a selector has to say after an action; with `before`, what it has to have said. */
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

/** What is sent, as far as it is told here. */
export interface Sent {
	path: string;
	method?: 'POST' | 'PUT';
	data?: unknown;
}

/** Waits for a request and answers it. */
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

/** An action that asks the server: what it sends, and what is so while it waits and when it has its answer. */
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

/** All of them, one after the other. */
export const both =
	( ...shown: readonly Assertion[] ): Assertion =>
	async ( store ) => {
		for ( const shows of shown ) {
			await shows( store );
		}
	};
