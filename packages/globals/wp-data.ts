import type { PageExtensionPoints } from '@shopfront/bindings';
import * as data from '@wordpress/data';
import { scriptName } from './script-name';

const EXTENSION_POINT = 'wp.data.subscribe';

/**
 * Creates `wp.data` with this page's stores. If a subscriber throws, the dispatching code and the other subscribers
 * don't notice.
 */
export const createWpData = (
	{
		select,
		dispatch,
		resolveSelect,
		suspendSelect,
		subscribe,
	}: data.DataRegistry,
	{ statistics }: Pick< PageExtensionPoints, 'statistics' >,
	page: Document
) => ( {
	...data,
	select,
	dispatch,
	resolveSelect,
	suspendSelect,
	subscribe: (
		listener: () => void,
		...store: Parameters< typeof subscribe > extends [
			unknown,
			...infer Rest,
		]
			? Rest
			: never
	): ( () => void ) => {
		const addOn = scriptName( page );
		return subscribe(
			() => {
				try {
					listener();
				} catch ( error ) {
					statistics.recordFault(
						addOn,
						EXTENSION_POINT,
						'threw',
						error
					);
				}
			},
			...store
		);
	},
} );
