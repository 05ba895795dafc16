import type { BlockApp } from '@shopfront/bindings';
import { noticesStore } from '@shopfront/data/notices';
import {
	isPlatformHandle,
	NOTICE_CONTEXTS,
	PLATFORM_NAME,
} from '@shopfront/names';
import { __, sprintf } from '@wordpress/i18n';
import type { UndeclaredUse } from './libraries/find-undeclared';
import { isOffered, type DeclarationProblem } from '@shopfront/add-on-scripts';
import type { AddOnFailure } from './load-add-ons';

const describeHandle = ( name: string, handle: string ): string =>
	isPlatformHandle( handle )
		? sprintf(
				/* translators: 1: address of a script, 2: script handle, 3: WooCommerce. */
				__(
					'The add-on %1$s depends on “%2$s”, a script of %3$s that only exists on WordPress.',
					'shopfront'
				),
				name,
				handle,
				PLATFORM_NAME
			)
		: sprintf(
				/* translators: 1: address of a script, 2: script handle. */
				__(
					'The add-on %1$s depends on “%2$s”, which is only available on WordPress.',
					'shopfront'
				),
				name,
				handle
			);

const describeUse = ( { global, handle }: UndeclaredUse ): string =>
	isOffered( handle )
		? sprintf(
				/* translators: 1: a global of JavaScript such as wp.url, 2: script handle. */
				__(
					'It uses %1$s. Add “%2$s” to its dependencies.',
					'shopfront'
				),
				global,
				handle
			)
		: sprintf(
				/* translators: %s: a global of JavaScript such as wp.blocks. */
				__(
					'It uses %s, which is only available on WordPress.',
					'shopfront'
				),
				global
			);

const describe = ( failure: AddOnFailure ): string => {
	const { name } = failure;
	switch ( failure.kind ) {
		case 'missing':
			return sprintf(
				/* translators: %s: address of a script. */
				__(
					'The add-on %s could not be loaded. The page works without it.',
					'shopfront'
				),
				name
			);
		case 'slow':
			return sprintf(
				/* translators: %s: address of a script. */
				__(
					'The add-on %s took too long to load, so the page did not wait for it.',
					'shopfront'
				),
				name
			);
		case 'broken': {
			const text = sprintf(
				/* translators: 1: address of a script, 2: what it threw, in its own words. */
				__( 'The add-on %1$s failed: %2$s', 'shopfront' ),
				name,
				failure.message
			);
			return failure.undeclared
				? `${ text } ${ describeUse( failure.undeclared ) }`
				: text;
		}
		case 'unknown-handle':
			return describeHandle( name, failure.handle );
		case 'missing-library':
			return sprintf(
				/* translators: 1: address of a script, 2: script handle. */
				__(
					'The add-on %1$s depends on “%2$s”, which could not be loaded.',
					'shopfront'
				),
				name,
				failure.handle
			);
	}
};

const describeProblem = ( problem: DeclarationProblem ): string => {
	switch ( problem.kind ) {
		case 'list':
			return __(
				'The list of add-ons on this page is not a JSON list. Write [ { "src": "https://…" } ].',
				'shopfront'
			);
		case 'nothing':
			return sprintf(
				/* translators: %s: number of an entry, such as #2. */
				__(
					'The add-on %s has no script, no inline code and no dependencies. Write { "src": "https://…" }.',
					'shopfront'
				),
				problem.name
			);
		case 'src':
			return sprintf(
				/* translators: 1: number of an entry, such as #2, 2: an address. */
				__(
					'The add-on %1$s has no valid script address: %2$s',
					'shopfront'
				),
				problem.name,
				JSON.stringify( problem.value )
			);
		case 'texts':
			return sprintf(
				/* translators: 1: address of a script, 2: name of a setting, such as "before", 3: its value. */
				__(
					'The add-on %1$s has a value in “%2$s” that is not text: %3$s',
					'shopfront'
				),
				problem.name,
				problem.member,
				JSON.stringify( problem.value )
			);
		case 'page':
			return sprintf(
				/* translators: 1: address of a script, 2: a value. */
				__(
					'The add-on %1$s has a page in “in” that does not exist: %2$s. Use "cart" or "checkout".',
					'shopfront'
				),
				problem.name,
				JSON.stringify( problem.value )
			);
	}
};

type Reporter = Pick< BlockApp, 'registry' | 'settings' >;

/** Developers read it in the console, administrators on the page. Shoppers see nothing. */
const report = (
	{ registry, settings }: Reporter,
	id: string,
	text: string,
	...details: readonly unknown[]
): void => {
	// eslint-disable-next-line no-console -- Developers of the add-on see the problem only here.
	console.error( `Shopfront: ${ text }`, ...details );
	if ( settings.currentUserIsAdmin ) {
		void registry.dispatch( noticesStore ).createErrorNotice( text, {
			// Cart and checkout both show this context.
			context: NOTICE_CONTEXTS.CART,
			id: `sf-add-on-${ id }`,
		} );
	}
};

export const reportFailures = (
	reporter: Reporter,
	failures: readonly AddOnFailure[]
): void =>
	failures.forEach( ( failure ) => {
		const handle = 'handle' in failure ? `-${ failure.handle }` : '';
		report( reporter, failure.name + handle, describe( failure ) );
	} );

export const reportProblem = (
	reporter: Reporter,
	problem: DeclarationProblem
): void => {
	const text = describeProblem( problem );
	report( reporter, text, text, problem.value );
};
