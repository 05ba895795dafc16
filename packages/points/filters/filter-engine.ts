import type { ReportCards } from '../reports/report-cards';
import {
	createFilterRegistrations,
	type CheckoutFilter,
	type FilterRegistrations,
	type OnRefuse,
} from './filter-registrations';
import { findFilterPoint } from './filter-points';
import { createFilterResults, type FilterInput } from './filter-results';
import { guestView, plainCopy } from './guest-view';
import { assertSameType, WrongTypeError } from './same-type';

/** A value that add-ons may change. */
export interface FilterQuestion< Value > {
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
	apply: < Value >( question: FilterQuestion< Value > ) => Value;
}

/**
 * How long a filter may take for one answer, milliseconds. By the clock, which goes on while a slow phone does something
 * else: far more than a good filter needs, as one that is set aside is missed by the shop. The report card holds add-ons
 * to much less.
 */
export const FILTER_LIMIT_MS = 500;

/** One that takes longer so many times is not asked again: the page stands still meanwhile. */
export const SLOW_ANSWERS_LIMIT = 3;

export interface FilterEngineOptions {
	reports: ReportCards;
	/** Whether the shopper manages the shop, and is to see what goes wrong. */
	isAdmin: () => boolean;
	/** Told of what was registered and cannot be used. */
	onRefuse?: OnRefuse;
}

/** The filters of a page, with none registered. */
export function createCheckoutFilters( {
	reports,
	isAdmin,
	onRefuse,
}: FilterEngineOptions ): CheckoutFilters {
	const results = createFilterResults();
	const slowAnswers = new WeakMap< CheckoutFilter, number >();
	/** Those at work: one that asks for its own point is not asked for that, or it would never come to an end. */
	const atWork = new Set< CheckoutFilter >();
	const registrations = createFilterRegistrations(
		onRefuse,
		() => atWork.size > 0
	);

	/** A slow answer counts, but not for ever. */
	const watchTime = (
		[ namespace, filter ]: readonly [ string, CheckoutFilter ],
		filterName: string,
		timeMs: number
	) => {
		if ( timeMs <= FILTER_LIMIT_MS ) {
			return;
		}
		const count = ( slowAnswers.get( filter ) ?? 0 ) + 1;
		slowAnswers.set( filter, count );
		reports.fault(
			namespace,
			filterName,
			count < SLOW_ANSWERS_LIMIT ? 'slow' : 'setAside'
		);
	};

	const isUsable = < Value >(
		{ filterName, validation }: FilterQuestion< Value >,
		answer: Value
	): boolean => {
		const point = findFilterPoint( filterName );
		const isGood = validation ?? point?.validate;
		return (
			( point?.isValue( answer ) ?? true ) &&
			( isGood ? Boolean( isGood( answer ) ) : true )
		);
	};

	/** What one filter makes of a value. */
	const ask = < Value >(
		registration: readonly [ string, CheckoutFilter ],
		question: FilterQuestion< Value >,
		value: Value
	): Value => {
		const [ namespace, filter ] = registration;
		const { filterName, extensions, arg } = question;
		let hasWritten = false;
		const onWrite = () => {
			hasWritten = true;
		};
		atWork.add( filter );
		try {
			const { answer, timeMs } = reports.measure( namespace, () =>
				filter(
					plainCopy( value ),
					guestView( extensions ?? {}, onWrite ),
					guestView( arg ?? null, onWrite )
				)
			);
			watchTime( registration, filterName, timeMs );
			assertSameType( answer, value );
			const taken = plainCopy( answer );
			if ( isUsable( question, taken ) ) {
				return taken;
			}
			reports.fault( namespace, filterName, 'refused' );
			return value;
		} catch ( error ) {
			reports.fault(
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
			atWork.delete( filter );
			if ( hasWritten ) {
				reports.fault( namespace, filterName, 'changedInput' );
			}
		}
	};

	const isAsked = ( [ , filter ]: readonly [ string, CheckoutFilter ] ) =>
		! atWork.has( filter ) &&
		( slowAnswers.get( filter ) ?? 0 ) < SLOW_ANSWERS_LIMIT;

	return {
		register: registrations.register,
		getVersion: registrations.getVersion,
		subscribe: registrations.subscribe,
		apply: < Value >( question: FilterQuestion< Value > ): Value => {
			const { filterName, defaultValue } = question;
			const filters = registrations.find( filterName );
			if ( filters.length === 0 ) {
				return defaultValue;
			}
			const input: FilterInput = {
				filterName,
				defaultValue,
				extensions: question.extensions,
				arg: question.arg,
				version: registrations.getVersion(),
			};
			const kept = results.find( input );
			if ( kept ) {
				// An answer to the same default value, so of its type.
				return kept.value as Value;
			}
			const value = filters.reduce(
				( current, registration ) =>
					isAsked( registration )
						? ask( registration, question, current )
						: current,
				defaultValue
			);
			results.keep( input, value );
			return value;
		},
	};
}
