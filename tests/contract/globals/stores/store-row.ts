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
export type Shows = ( store: Store ) => unknown;

/** A store of docs/contract/stores.md, name by name. */
export interface StoreRows {
	selectors: Readonly< Record< string, Shows > >;
	actions: Readonly< Record< string, Shows > >;
}

/** A call by name, or by name and what it is given. */
export type Named = string | readonly [ name: string, ...given: unknown[] ];

const listOf = ( named: Named ): readonly [ string, ...unknown[] ] =>
	typeof named === 'string' ? [ named ] : named;

/** What a selector has to say. */
export const says =
	( selector: Named, expected: unknown ): Shows =>
	( { select } ) =>
		expect( select( ...listOf( selector ) ) ).toEqual( expected );

/** What a selector has to say after an action; with `before`, what it has to have said. */
export const after =
	(
		action: Named,
		selector: Named,
		expected: unknown,
		...before: readonly unknown[]
	): Shows =>
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
export const answer = async (
	{ app }: Pick< Store, 'app' >,
	sent: Sent,
	body: unknown
): Promise< void > => {
	await settle();
	const [ asked ] = app.api.pending;
	expect( asked?.request ).toMatchObject( sent );
	await asked?.reply( body );
};

/** An action that asks the server: what it sends, and what is so while it waits and when it has its answer. */
export const asks =
	(
		action: Named,
		sent: Sent,
		body: unknown,
		{ meanwhile, then }: { meanwhile?: Shows; then?: Shows } = {}
	): Shows =>
	async ( store ) => {
		const done = store.dispatch( ...listOf( action ) );
		await jest.advanceTimersByTimeAsync( 400 );
		await meanwhile?.( store );
		await answer( store, sent, body );
		await done;
		await then?.( store );
	};

/** All of them, one after the other. */
export const both =
	( ...shown: readonly Shows[] ): Shows =>
	async ( store ) => {
		for ( const shows of shown ) {
			await shows( store );
		}
	};
