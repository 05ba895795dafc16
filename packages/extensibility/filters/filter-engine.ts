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

/** A value that add-ons may change. */
export interface FilterRequest< Value > {
	filterName: string;
	defaultValue: Value;
	/** Extension data of the cart or of a line; `null` counts as none. */
	extensions?: unknown;
	/** What filters are told beside the value. */
	arg?: unknown;
	/** Whether an answer is to be used; may throw. Left out, it is that of the point of this name. */
	validation?: ( value: Value ) => boolean;
}

/** The filters of a page. */
export interface CheckoutFilters extends Pick<
	FilterRegistrations,
	'register' | 'getVersion' | 'subscribe'
> {
	/**
	 * The value after all filters of its name, of the type that it had before, whatever they do. Throws only for
	 * administrators, what a filter threw (docs/contract/filters.md 1, step 5).
	 */
	apply: < Value >( request: FilterRequest< Value > ) => Value;
}

/**
 * How long a filter may take for one answer, milliseconds. By the clock, which goes on while a slow phone does something
 * else: far more than a good filter needs, as one that is set aside is missed by the shop. The report card holds add-ons
 * to much less.
 */
export const FILTER_LIMIT_MS = 500;

/** One that takes longer so many times is not asked again: the page stands still meanwhile. */
export const SLOW_CALLS_LIMIT = 3;

export interface FilterEngineOptions {
	statistics: StatisticsCollector;
	/** Whether the shopper manages the shop, and is to see what goes wrong. */
	isAdmin: () => boolean;
	/** Told of what was registered and cannot be used. */
	onInvalidRegistration?: OnInvalidRegistration;
}

/** The filters of a page, with none registered. */
export function createCheckoutFilters( {
	statistics,
	isAdmin,
	onInvalidRegistration,
}: FilterEngineOptions ): CheckoutFilters {
	const cache = createFilterCache();
	const slowCalls = new WeakMap< CheckoutFilter, number >();
	/** Those at work: one that asks for its own point is not asked for that, or it would never come to an end. */
	const runningFilters = new Set< CheckoutFilter >();
	const registrations = createFilterRegistrations(
		onInvalidRegistration,
		() => runningFilters.size > 0
	);

	/** A slow answer counts, but not for ever. */
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

	/** What one filter makes of a value. */
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
				// An answer to the same default value, so of its type.
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
}
