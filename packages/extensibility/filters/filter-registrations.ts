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
export type OnInvalidRegistration = ( addOn: string, message: string ) => void;

const logError = ( text: string ) =>
	// eslint-disable-next-line no-console -- The add-on's developer has no other way to learn of it.
	console.error( text );

const readFilters = (
	namespace: string,
	filters: unknown,
	onInvalidRegistration: OnInvalidRegistration
): Filters => {
	const rejectRegistration = ( problem: string, advice: string ) => {
		const text = `Shopfront: ${ problem }, and is not asked. ${ advice } See docs/add-ons/filters.md.`;
		logError( text );
		onInvalidRegistration( String( namespace ), text );
	};
	const valid = new Map< string, CheckoutFilter >();
	if ( ! isRecord( filters ) ) {
		rejectRegistration(
			`"${ namespace }" registered filters that are no object`,
			'Give an object of functions.'
		);
		return valid;
	}
	for ( const [ name, filter ] of Object.entries( filters ) ) {
		if ( isFilter( filter ) ) {
			valid.set( name, filter );
		} else {
			rejectRegistration(
				`The filter "${ name }" of "${ namespace }" is no function`,
				'Give a function.'
			);
		}
	}
	return valid;
};

/**
 * A page with no filters yet.
 *
 * @param onInvalidRegistration    Told of what cannot be used.
 * @param isNotificationSuppressed Whether filters are being asked: what one changes then counts from the next time on, and is no news,
 *                                 or one that registers whenever it is asked would be asked for ever.
 */
export function createFilterRegistrations(
	onInvalidRegistration: OnInvalidRegistration = () => {},
	isNotificationSuppressed: () => boolean = () => false
): FilterRegistrations {
	const byNamespace = new Map< string, Filters >();
	const filtersByName = new Map<
		string,
		ReadonlyArray< readonly [ string, CheckoutFilter ] >
	>();
	const listeners = new Set< () => void >();
	let version = 0;
	const changed = () => {
		filtersByName.clear();
		if ( isNotificationSuppressed() ) {
			return;
		}
		version++;
		listeners.forEach( ( listener ) => listener() );
	};
	const collect = ( filterName: string ) =>
		[ ...byNamespace ].flatMap( ( [ namespace, filters ] ) => {
			const filter = filters.get( filterName );
			return filter ? [ [ namespace, filter ] as const ] : [];
		} );
	return {
		register: ( namespace, given ) => {
			const filters = readFilters(
				namespace,
				given,
				onInvalidRegistration
			);
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
			const cached =
				filtersByName.get( filterName ) ?? collect( filterName );
			filtersByName.set( filterName, cached );
			return cached;
		},
		getVersion: () => version,
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
}
