import type { FilterArg, FilterName, FilterValue } from '@shopfront/points';
import { useSyncExternalStore } from '@wordpress/element';
import { usePoints } from './points-context';

export interface FilterInput< Name extends FilterName > {
	arg: FilterArg< Name >;
	/** Extension data that filters of this point are given; `null` for none. */
	extensions: unknown;
}

/**
 * A value of ours after all that add-ons make of it; again when one of them comes or goes. Throws for administrators
 * what a filter throws.
 */
export const useCheckoutFilter = < Name extends FilterName >(
	filterName: Name,
	defaultValue: FilterValue< Name >,
	{ arg, extensions }: FilterInput< Name >
): FilterValue< Name > => {
	const { filters } = usePoints();
	useSyncExternalStore( filters.subscribe, filters.getVersion );
	return filters.apply( { filterName, defaultValue, arg, extensions } );
};
