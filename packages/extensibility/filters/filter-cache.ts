import { isRecord } from '@shopfront/store-api';

export interface FilterInput {
	filterName: string;
	defaultValue: unknown;
	extensions: unknown;
	arg: unknown;
	version: number;
}

interface CacheEntry {
	input: FilterInput;
	value: unknown;
}

/** See docs/contract/filters.md 1, step 1. */
export interface FilterCache {
	/** Returns `undefined` if there is no valid result. */
	find: ( input: FilterInput ) => { value: unknown } | undefined;
	set: ( input: FilterInput, value: unknown ) => void;
}

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

// By identity, so any change of the cart runs the filters of every line again: the contract requires it, and filters
// may read more than their arguments.
const isSameInput = ( a: FilterInput, b: FilterInput ): boolean =>
	a.version === b.version &&
	Object.is( a.defaultValue, b.defaultValue ) &&
	isShallowEqual( a.arg, b.arg ) &&
	isShallowEqual( a.extensions, b.extensions );

const getProperty = ( arg: unknown, name: string ): unknown =>
	isRecord( arg ) ? arg[ name ] : undefined;

/**
 * Caches the last result of each filter by cart item and context: in a cart of 300 lines, a changed line only runs
 * its own filters. A removed line's results are garbage-collected.
 */
export const createFilterCache = (): FilterCache => {
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
};
