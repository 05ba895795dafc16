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
	/** Extension data for filters of this extension point; `null` for none. */
	extensions: unknown;
}

const listenToNothing = () => () => undefined;

/**
 * Returns the extension points of the page while any filter is registered, else `null`, so that pages without filters
 * skip the work. Renders when filters are added or removed.
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

/**
 * Applies a filter to a value. Rethrows filter errors for administrators.
 *
 * @param extensionPoints `null` without filters.
 * @param filterName
 * @param defaultValue
 * @param input
 */
export const applyFilter = < Name extends FilterName >(
	extensionPoints: Pick< PageExtensionPoints, 'filters' > | null,
	filterName: Name,
	defaultValue: FilterValue< Name >,
	input: FilterInput< Name >
): FilterValue< Name > =>
	extensionPoints?.filters.apply( { filterName, defaultValue, ...input } ) ??
	defaultValue;
