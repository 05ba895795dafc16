import type { StatisticsCollector } from '../statistics/add-on-statistics';
import {
	createFilterRegistrations,
	type CheckoutFilter,
	type FilterRegistrations,
	type OnInvalidRegistration,
} from './filter-registrations';
import { findFilterDefinition } from './filter-definitions';
import { createFilterCache, type FilterInput } from './filter-cache';
import { isolatedView, clonePlain } from './isolate';
import { assertSameType, WrongTypeError } from './assert-same-type';

export interface FilterRequest< Value > {
	filterName: string;
	defaultValue: Value;
	/** Extension data of the cart or a line; `null` counts as none. */
	extensions?: unknown;
	arg?: unknown;
	/** Decides whether to use a result; may throw. Defaults to the validation of the filter's definition. */
	validation?: ( value: Value ) => boolean;
}

export interface CheckoutFilters extends Pick<
	FilterRegistrations,
	'register' | 'getVersion' | 'subscribe'
> {
	/**
	 * Always returns the type of the default value. Throws a filter's error, but only for administrators
	 * (docs/contract/filters.md 1, step 5).
	 */
	apply: < Value >( request: FilterRequest< Value > ) => Value;
}

/**
 * Milliseconds for one filter call. On a slow phone this includes unrelated work, so the limit is generous: a
 * suspended filter is a loss to the shop. The add-on budgets are much stricter.
 */
export const FILTER_LIMIT_MS = 500;

/** After as many slow calls we suspend a filter, because it blocks the page. */
export const SLOW_CALLS_LIMIT = 3;

export interface FilterEngineOptions {
	statistics: StatisticsCollector;
	/** Administrators see errors of add-ons. */
	isAdmin: () => boolean;
	onInvalidRegistration?: OnInvalidRegistration;
}

export const createCheckoutFilters = ( {
	statistics,
	isAdmin,
	onInvalidRegistration,
}: FilterEngineOptions ): CheckoutFilters => {
	const cache = createFilterCache();
	const slowCalls = new WeakMap< CheckoutFilter, number >();
	/** A filter that applies its own filter name is skipped, which prevents infinite recursion. */
	const runningFilters = new Set< CheckoutFilter >();
	const registrations = createFilterRegistrations(
		onInvalidRegistration,
		() => runningFilters.size > 0
	);

	const recordDuration = (
		[ namespace, filter ]: readonly [ string, CheckoutFilter ],
		filterName: string,
		timeMs: number
	) => {
		if ( timeMs <= FILTER_LIMIT_MS ) {
			return;
		}
		const count = ( slowCalls.get( filter ) ?? 0 ) + 1;
		slowCalls.set( filter, count );
		statistics.recordFault(
			namespace,
			filterName,
			count < SLOW_CALLS_LIMIT ? 'slow' : 'suspended'
		);
	};

	const isValid = < Value >(
		{ filterName, validation }: FilterRequest< Value >,
		result: Value
	): boolean => {
		const definition = findFilterDefinition( filterName );
		const validator = validation ?? definition?.validate;
		return (
			( definition?.isValue( result ) ?? true ) &&
			( validator ? Boolean( validator( result ) ) : true )
		);
	};

	const applyFilter = < Value >(
		registration: readonly [ string, CheckoutFilter ],
		request: FilterRequest< Value >,
		value: Value
	): Value => {
		const [ namespace, filter ] = registration;
		const { filterName, extensions, arg } = request;
		let hasMutated = false;
		const onWrite = () => {
			hasMutated = true;
		};
		runningFilters.add( filter );
		try {
			const { result, timeMs } = statistics.measure( namespace, () =>
				filter(
					clonePlain( value ),
					isolatedView( extensions ?? {}, onWrite ),
					isolatedView( arg ?? null, onWrite )
				)
			);
			recordDuration( registration, filterName, timeMs );
			assertSameType( result, value );
			const copy = clonePlain( result );
			if ( isValid( request, copy ) ) {
				return copy;
			}
			statistics.recordFault( namespace, filterName, 'refused' );
			return value;
		} catch ( error ) {
			statistics.recordFault(
				namespace,
				filterName,
				error instanceof WrongTypeError ? 'wrongType' : 'threw',
				error
			);
			if ( isAdmin() ) {
				throw error;
			}
			return value;
		} finally {
			runningFilters.delete( filter );
			if ( hasMutated ) {
				statistics.recordFault( namespace, filterName, 'mutatedInput' );
			}
		}
	};

	const isEnabled = ( [ , filter ]: readonly [ string, CheckoutFilter ] ) =>
		! runningFilters.has( filter ) &&
		( slowCalls.get( filter ) ?? 0 ) < SLOW_CALLS_LIMIT;

	return {
		register: registrations.register,
		getVersion: registrations.getVersion,
		subscribe: registrations.subscribe,
		apply: < Value >( request: FilterRequest< Value > ): Value => {
			const { filterName, defaultValue } = request;
			const filters = registrations.find( filterName );
			if ( filters.length === 0 ) {
				return defaultValue;
			}
			const input: FilterInput = {
				filterName,
				defaultValue,
				extensions: request.extensions,
				arg: request.arg,
				version: registrations.getVersion(),
			};
			const cached = cache.find( input );
			if ( cached ) {
				// The cached result has the same default value and hence the same type.
				return cached.value as Value;
			}
			const value = filters.reduce(
				( current, registration ) =>
					isEnabled( registration )
						? applyFilter( registration, request, current )
						: current,
				defaultValue
			);
			cache.set( input, value );
			return value;
		},
	};
};
