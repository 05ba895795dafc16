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

/** Told who registered what cannot be used, and why it cannot. */
export type OnRefuse = ( addOn: string, message: string ) => void;

const tell = ( text: string ) =>
	// eslint-disable-next-line no-console -- The add-on's developer has no other way to learn of it.
	console.error( text );

const readFilters = (
	namespace: string,
	filters: unknown,
	onRefuse: OnRefuse
): Filters => {
	const refuse = ( what: string, toDo: string ) => {
		const text = `Shopfront: ${ what }, and is not asked. ${ toDo } See docs/add-ons/filters.md.`;
		tell( text );
		onRefuse( String( namespace ), text );
	};
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

/**
 * A page with no filters yet.
 *
 * @param onRefuse Told of what cannot be used.
 * @param isQuiet  Whether filters are being asked: what one changes then counts from the next time on, and is no news,
 *                 or one that registers whenever it is asked would be asked for ever.
 */
export function createFilterRegistrations(
	onRefuse: OnRefuse = () => {},
	isQuiet: () => boolean = () => false
): FilterRegistrations {
	const byNamespace = new Map< string, Filters >();
	const found = new Map<
		string,
		ReadonlyArray< readonly [ string, CheckoutFilter ] >
	>();
	const listeners = new Set< () => void >();
	let version = 0;
	const changed = () => {
		found.clear();
		if ( isQuiet() ) {
			return;
		}
		version++;
		listeners.forEach( ( listener ) => listener() );
	};
	const look = ( filterName: string ) =>
		[ ...byNamespace ].flatMap( ( [ namespace, filters ] ) => {
			const filter = filters.get( filterName );
			return filter ? [ [ namespace, filter ] as const ] : [];
		} );
	return {
		register: ( namespace, given ) => {
			const filters = readFilters( namespace, given, onRefuse );
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
