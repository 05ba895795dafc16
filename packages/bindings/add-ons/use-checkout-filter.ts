import type { FilterName, FilterValue } from '@shopfront/extensibility';
import {
	applyFilter,
	useFilterExtensionPoints,
	type FilterInput,
} from './use-filters';

/** Applies a filter again whenever filters are added or removed. */
export const useCheckoutFilter = < Name extends FilterName >(
	filterName: Name,
	defaultValue: FilterValue< Name >,
	input: FilterInput< Name >
): FilterValue< Name > =>
	applyFilter( useFilterExtensionPoints(), filterName, defaultValue, input );
