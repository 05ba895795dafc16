import type { FilterArg, FilterName, FilterValue } from '@shopfront/points';
import { useContext, useSyncExternalStore } from '@wordpress/element';
import type { PagePoints } from '../app/page-points';
import { PointsContext } from './points-context';

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
export const useFilteringPoints = (): PagePoints | null => {
	const points = useContext( PointsContext );
	const version = useSyncExternalStore(
		points?.filters.subscribe ?? listenToNothing,
		() => points?.filters.getVersion() ?? 0
	);
	return version > 0 ? points : null;
};

/**
 * A value of ours after all that add-ons make of it. Throws for administrators what a filter throws.
 *
 * @param points       `null` where nobody filters.
 * @param filterName
 * @param defaultValue
 * @param input
 */
export const filtered = < Name extends FilterName >(
	points: Pick< PagePoints, 'filters' > | null,
	filterName: Name,
	defaultValue: FilterValue< Name >,
	input: FilterInput< Name >
): FilterValue< Name > =>
	points?.filters.apply( { filterName, defaultValue, ...input } ) ??
	defaultValue;
