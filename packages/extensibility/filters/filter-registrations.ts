import { isRecord } from '@shopfront/store-api';
import deprecated from '@wordpress/deprecated';

/** We validate the result before we use it. */
export type CheckoutFilter = (
	value: unknown,
	extensions: unknown,
	arg: unknown
) => unknown;

type Filters = ReadonlyMap< string, CheckoutFilter >;

export interface FilterRegistrations {
	/** Replaces all filters of a namespace. Returns a function that removes them. */
	register: ( namespace: string, filters: unknown ) => () => void;
	/** In the order in which namespaces registered. */
	find: (
		filterName: string
	) => ReadonlyArray< readonly [ namespace: string, CheckoutFilter ] >;
	/** Changes with each registration. */
	getVersion: () => number;
	/** Returns the unsubscribe function. */
	subscribe: ( listener: () => void ) => () => void;
}

const isFilter = ( value: unknown ): value is CheckoutFilter =>
	typeof value === 'function';

export type OnInvalidRegistration = ( addOn: string, message: string ) => void;

const logError = ( text: string ) =>
	// eslint-disable-next-line no-console -- The only way to inform the add-on's developer.
	console.error( text );

const readFilters = (
	namespace: string,
	filters: unknown,
	onInvalidRegistration: OnInvalidRegistration
): Filters => {
	const rejectRegistration = ( problem: string, advice: string ) => {
		const text = `Shopfront: ${ problem }, so it is not called. ${ advice } See docs/add-ons/filters.md.`;
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
 * While filters run, `isNotificationSuppressed` returns true: their changes don't notify subscribers and take effect
 * with the next call. Otherwise a filter that registers filters would cause an infinite loop.
 */
export const createFilterRegistrations = (
	onInvalidRegistration: OnInvalidRegistration = () => {},
	isNotificationSuppressed: () => boolean = () => false
): FilterRegistrations => {
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
};
