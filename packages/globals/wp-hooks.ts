import {
	CAPTCHA_PROVIDERS_FILTER,
	type PageExtensionPoints,
} from '@shopfront/bindings';
import { CART_CHANGE_FILTERS, STORE_ACTION_PREFIX } from '@shopfront/names';
import * as hooks from '@wordpress/hooks';

/** Filters return a value of the type that they receive. */
const FILTERS: readonly string[] = [
	CAPTCHA_PROVIDERS_FILTER,
	...Object.values( CART_CHANGE_FILTERS ),
];

const isSameType = ( a: unknown, b: unknown ): boolean =>
	typeof a === typeof b && Array.isArray( a ) === Array.isArray( b );

/**
 * Creates `wp.hooks`. Isolates handlers of our actions and filters: errors, invalid results and mutated arguments
 * don't affect other handlers. The namespace's statistics record them.
 */
export const createWpHooks = ( {
	getIsolate,
	statistics,
}: Pick< PageExtensionPoints, 'getIsolate' | 'statistics' > ) => {
	const addAction: typeof hooks.addAction = (
		name,
		namespace,
		handler,
		priority
	) => {
		const isOurHook =
			name.startsWith( STORE_ACTION_PREFIX ) &&
			typeof handler === 'function';
		hooks.addAction(
			name,
			namespace,
			isOurHook
				? ( ...given: unknown[] ) => {
						try {
							handler(
								...given.map( getIsolate( namespace, name ) )
							);
						} catch ( error ) {
							statistics.recordFault(
								namespace,
								name,
								'threw',
								error
							);
						}
					}
				: handler,
			priority
		);
	};
	const addFilter: typeof hooks.addFilter = (
		name,
		namespace,
		filter,
		priority
	) => {
		const isOurHook =
			FILTERS.includes( name ) && typeof filter === 'function';
		hooks.addFilter(
			name,
			namespace,
			isOurHook
				? ( value: unknown, ...args: unknown[] ): unknown => {
						try {
							const result: unknown = filter(
								value,
								...args.map( getIsolate( namespace, name ) )
							);
							if ( isSameType( result, value ) ) {
								return result;
							}
							statistics.recordFault(
								namespace,
								name,
								'wrongType'
							);
						} catch ( error ) {
							statistics.recordFault(
								namespace,
								name,
								'threw',
								error
							);
						}
						return value;
					}
				: filter,
			priority
		);
	};
	return { ...hooks, addAction, addFilter };
};
