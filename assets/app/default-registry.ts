import { use as usePlugin, type DataRegistry } from '@wordpress/data';

/**
 * The registry that `@wordpress/data` uses where none is named: the one that add-ons reach as `window.wp.data`. It is
 * not exported; a plugin, which adds nothing here, is handed it.
 */
export function getDefaultRegistry(): DataRegistry {
	let registry: DataRegistry | null = null;
	// Not a React hook, whatever its name looks like.
	// eslint-disable-next-line react-hooks/rules-of-hooks
	usePlugin( ( given: DataRegistry ) => {
		registry = given;
		return {};
	} );
	if ( ! registry ) {
		throw new Error(
			'Shopfront: @wordpress/data did not hand over its registry, so no store can be registered. ' +
				'Another version than the one that this was built for may be on the page.'
		);
	}
	return registry;
}
