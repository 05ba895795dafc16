import type { FilterName, FilterValue } from '@shopfront/extensibility';
import {
	applyFilter,
	useFilterExtensionPoints,
	type FilterInput,
} from './use-filters';

/** A value of ours after all that add-ons make of it; again when one of them comes or goes. */
export const useCheckoutFilter = < Name extends FilterName >(
	filterName: Name,
	defaultValue: FilterValue< Name >,
	input: FilterInput< Name >
): FilterValue< Name > =>
	applyFilter( useFilterExtensionPoints(), filterName, defaultValue, input );
