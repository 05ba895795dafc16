import { isRecord } from '@shopfront/store-api';
import deprecated from '@wordpress/deprecated';

/** A filter of an add-on. What it answers is looked at before it counts. */
export type CheckoutFilter = (
	value: unknown,
	extensions: unknown,
	arg: unknown
) => unknown;

/** The filters of one add-on. */
type Filters = ReadonlyMap< string, CheckoutFilter >;

/** Which add-on filters what. */
export interface FilterRegistrations {
	/** Puts the filters of a namespace in the place of those that it had; returns their removal. */
	register: ( namespace: string, filters: unknown ) => () => void;
	/** Who filters a point, in the order in which namespaces came. */
	find: (
		filterName: string
	) => ReadonlyArray< readonly [ namespace: string, CheckoutFilter ] >;
	/** Another number after each change. */
	getVersion: () => number;
	/** Calls back after each change; returns the stop. */
	subscribe: ( listener: () => void ) => () => void;
}

const isFilter = ( value: unknown ): value is CheckoutFilter =>
	typeof value === 'function';

const refuse = ( what: string, toDo: string ) =>
	// eslint-disable-next-line no-console -- The add-on's developer has no other way to learn of it.
	console.error(
		`Shopfront: ${ what }, and is not asked. ${ toDo } See docs/add-ons/filters.md.`
	);

const readFilters = ( namespace: string, filters: unknown ): Filters => {
	const good = new Map< string, CheckoutFilter >();
	if ( ! isRecord( filters ) ) {
		refuse(
			`"${ namespace }" registered filters that are no object`,
			'Give an object of functions.'
		);
		return good;
	}
	for ( const [ name, filter ] of Object.entries( filters ) ) {
		if ( isFilter( filter ) ) {
			good.set( name, filter );
		} else {
			refuse(
				`The filter "${ name }" of "${ namespace }" is no function`,
				'Give a function.'
			);
		}
	}
	return good;
};

/** A page with no filters yet. */
export function createFilterRegistrations(): FilterRegistrations {
	const byNamespace = new Map< string, Filters >();
	const found = new Map<
		string,
		ReadonlyArray< readonly [ string, CheckoutFilter ] >
	>();
	const listeners = new Set< () => void >();
	let version = 0;
	const changed = () => {
		version++;
		found.clear();
		listeners.forEach( ( listener ) => listener() );
	};
	const look = ( filterName: string ) =>
		[ ...byNamespace ].flatMap( ( [ namespace, filters ] ) => {
			const filter = filters.get( filterName );
			return filter ? [ [ namespace, filter ] as const ] : [];
		} );
	return {
		register: ( namespace, given ) => {
			const filters = readFilters( namespace, given );
			if ( filters.has( 'couponName' ) ) {
				deprecated( 'couponName', { alternative: 'coupons' } );
			}
			byNamespace.set( namespace, filters );
			changed();
			return () => {
				if ( byNamespace.get( namespace ) === filters ) {
					byNamespace.delete( namespace );
					changed();
				}
			};
		},
		find: ( filterName ) => {
			const known = found.get( filterName ) ?? look( filterName );
			found.set( filterName, known );
			return known;
		},
		getVersion: () => version,
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
}
