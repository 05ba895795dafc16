import { CAPTCHA_PROVIDERS_FILTER, type PagePoints } from '@shopfront/bindings';
import { CART_CHANGE_FILTERS, STORE_ACTION_PREFIX } from '@shopfront/names';
import * as hooks from '@wordpress/hooks';

/** Filters of ours, which take and give a value of one type. */
const FILTERS: readonly string[] = [
	CAPTCHA_PROVIDERS_FILTER,
	...Object.values( CART_CHANGE_FILTERS ),
];

const isSameType = ( a: unknown, b: unknown ): boolean =>
	typeof a === typeof b && Array.isArray( a ) === Array.isArray( b );

/**
 * What add-ons find as `wp.hooks`. At the actions and filters of ours each handler is kept to itself: what one throws,
 * answers wrongly or writes into reaches no other, and goes on the report card of its namespace.
 */
export const createWpHooks = ( {
	lookFor,
	reports,
}: Pick< PagePoints, 'lookFor' | 'reports' > ) => {
	const addAction: typeof hooks.addAction = (
		name,
		namespace,
		handler,
		priority
	) => {
		const isOurs =
			name.startsWith( STORE_ACTION_PREFIX ) &&
			typeof handler === 'function';
		hooks.addAction(
			name,
			namespace,
			isOurs
				? ( ...given: unknown[] ) => {
						try {
							handler(
								...given.map( lookFor( namespace, name ) )
							);
						} catch ( error ) {
							reports.fault( namespace, name, 'threw', error );
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
		const isOurs = FILTERS.includes( name ) && typeof filter === 'function';
		hooks.addFilter(
			name,
			namespace,
			isOurs
				? ( value: unknown, ...more: unknown[] ): unknown => {
						try {
							const answer: unknown = filter(
								value,
								...more.map( lookFor( namespace, name ) )
							);
							if ( isSameType( answer, value ) ) {
								return answer;
							}
							reports.fault( namespace, name, 'wrongType' );
						} catch ( error ) {
							reports.fault( namespace, name, 'threw', error );
						}
						return value;
					}
				: filter,
			priority
		);
	};
	return { ...hooks, addAction, addFilter };
};
