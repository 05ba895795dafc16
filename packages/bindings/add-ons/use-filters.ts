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
	/** Extension data that filters of this point are given; `null` for none. */
	extensions: unknown;
}

const listenToNothing = () => () => undefined;

/**
 * The points of the page where any add-on filters anything, else `null`, so that pages without filters do nothing for
 * them. Renders again when filters come or go.
 */
export const useFilterExtensionPoints = (): PageExtensionPoints | null => {
	const extensionPoints = useContext( ExtensionPointsContext );
	const version = useSyncExternalStore(
		extensionPoints?.filters.subscribe ?? listenToNothing,
		() => extensionPoints?.filters.getVersion() ?? 0
	);
	return version > 0 ? extensionPoints : null;
};

/**
 * A value of ours after all that add-ons make of it. Throws for administrators what a filter throws.
 *
 * @param extensionPoints `null` where nobody filters.
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
