import { isRecord } from '@shopfront/store-api';

/** All that an answer depends on. */
export interface FilterInput {
	filterName: string;
	defaultValue: unknown;
	extensions: unknown;
	arg: unknown;
	/** Of the registrations. */
	version: number;
}

interface CacheEntry {
	input: FilterInput;
	value: unknown;
}

/** Answers that still hold (docs/contract/filters.md 1, step 1). */
export interface FilterCache {
	/** `undefined` when there is none that holds. */
	find: ( input: FilterInput ) => { value: unknown } | undefined;
	set: ( input: FilterInput, value: unknown ) => void;
}

/** Equal, or equal part by part. */
const isShallowEqual = ( a: unknown, b: unknown ): boolean => {
	if ( Object.is( a, b ) ) {
		return true;
	}
	if ( ! isRecord( a ) || ! isRecord( b ) ) {
		return false;
	}
	const keys = Object.keys( a );
	return (
		keys.length === Object.keys( b ).length &&
		keys.every(
			( key ) =>
				Object.hasOwn( b, key ) && Object.is( a[ key ], b[ key ] )
		)
	);
};

// By identity, so any change of the cart asks every line again: the contract says so, and filters look past their arguments.
const isSameInput = ( a: FilterInput, b: FilterInput ): boolean =>
	a.version === b.version &&
	Object.is( a.defaultValue, b.defaultValue ) &&
	isShallowEqual( a.arg, b.arg ) &&
	isShallowEqual( a.extensions, b.extensions );

const getProperty = ( arg: unknown, name: string ): unknown =>
	isRecord( arg ) ? arg[ name ] : undefined;

/**
 * The last answer of each filter for each line, and for each place where lines are shown: in a cart of 300 lines one
 * that changes asks for that line alone. A line that is gone takes its answers with it.
 */
export function createFilterCache(): FilterCache {
	const withoutItem = {};
	const byItem = new WeakMap< object, Map< string, CacheEntry > >();
	const getSlot = ( { arg, filterName }: FilterInput ) => {
		const cartItem = getProperty( arg, 'cartItem' );
		const item = isRecord( cartItem ) ? cartItem : withoutItem;
		const results = byItem.get( item ) ?? new Map< string, CacheEntry >();
		byItem.set( item, results );
		const context = getProperty( arg, 'context' );
		return {
			results,
			key: `${ filterName } ${ typeof context === 'string' ? context : '' }`,
		};
	};
	return {
		find: ( input ) => {
			const { results, key } = getSlot( input );
			const last = results.get( key );
			return last && isSameInput( last.input, input ) ? last : undefined;
		},
		set: ( input, value ) => {
			const { results, key } = getSlot( input );
			results.set( key, { input, value } );
		},
	};
}
