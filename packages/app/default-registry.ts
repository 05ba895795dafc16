import { use as usePlugin, type DataRegistry } from '@wordpress/data';

/**
 * Add-ons use the default registry of `@wordpress/data` as `window.wp.data`. The package doesn't export it but passes
 * it to plugins, so we register an empty plugin.
 */
export const getDefaultRegistry = (): DataRegistry => {
	let registry: DataRegistry | null = null;
	// Not a React hook, despite its name.
	// eslint-disable-next-line react-hooks/rules-of-hooks
	usePlugin( ( given: DataRegistry ) => {
		registry = given;
		return {};
	} );
	if ( ! registry ) {
		throw new Error(
			'Shopfront: @wordpress/data did not provide its registry, so no store can be registered. ' +
				'Another version than the one that this was built for may be on the page.'
		);
	}
	return registry;
};
