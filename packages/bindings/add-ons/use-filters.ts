import type {
	FilterArg,
	FilterName,
	FilterValue,
} from '@shopfront/extensibility';
import { useContext, useSyncExternalStore } from '@wordpress/element';
import type { PageExtensionPoints } from '../app/page-extension-points';
import { ExtensionPointsContext } from './extension-points-context';

export interface FilterInput< Name extends FilterName > {
	arg: FilterArg< Name >;
	/** `null` if this extension point has none. */
	extensions: unknown;
}

const listenToNothing = () => () => undefined;

/**
 * Returns the page's extension points while any filter is registered, else `null`: pages without filters skip the
 * work. Renders when filters are added or removed.
 */
export const useFilterExtensionPoints = (): PageExtensionPoints | null => {
	const extensionPoints = useContext( ExtensionPointsContext );
	const getVersion = () => extensionPoints?.filters.getVersion() ?? 0;
	const version = useSyncExternalStore(
		extensionPoints?.filters.subscribe ?? listenToNothing,
		getVersion,
		getVersion
	);
	return version > 0 ? extensionPoints : null;
};

/** Returns the value unchanged if `extensionPoints` is `null`. Rethrows filter errors for administrators. */
export const applyFilter = < Name extends FilterName >(
	extensionPoints: Pick< PageExtensionPoints, 'filters' > | null,
	filterName: Name,
	defaultValue: FilterValue< Name >,
	input: FilterInput< Name >
): FilterValue< Name > =>
	extensionPoints?.filters.apply( { filterName, defaultValue, ...input } ) ??
	defaultValue;
