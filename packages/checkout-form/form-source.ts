import type { AddressValue } from '@shopfront/address';
import { cartStore, type CartData } from '@shopfront/data/cart';
import { CHECKOUT_FIELDS } from '@shopfront/data/checkout';
import { doStoreAction } from '@shopfront/events';
import { decodeEntities } from '@shopfront/text';
import type { DataRegistry } from '@wordpress/data';
import { EMAIL, isAddressKind, type FormLocation } from './form-location';

/** Missing values are empty. */
export type FormValues = Readonly< Record< string, AddressValue | undefined > >;

type Changes = Readonly< Record< string, AddressValue > >;

export interface FormSource {
	/** Returns the same object until a value changes. */
	values: () => FormValues;
	write: ( changes: Changes ) => void;
}

/** Decodes HTML entities in the server's values. The shopper's own input has none. */
const decodeServerValues = (
	values: FormValues,
	server: FormValues
): FormValues =>
	Object.fromEntries(
		Object.entries( values ).map( ( [ key, value ] ) => [
			key,
			typeof value === 'string' && value === server[ key ]
				? decodeEntities( value )
				: value,
		] )
	);

const memoizeLast = < Input, Result >( work: ( input: Input ) => Result ) => {
	let last: { input: Input; result: Result } | null = null;
	return ( input: Input ): Result => {
		last =
			last && last.input === input
				? last
				: { input, result: work( input ) };
		return last.result;
	};
};

/** Autofill changes state and postcode together with the country, so we keep them then. */
const clearStateForCountry = (
	changes: Changes,
	{ country }: FormValues
): Changes =>
	changes.country === undefined || changes.country === country
		? changes
		: { state: '', postcode: '', ...changes };

/**
 * Emits events for changed addresses (docs/contract/events.md 1), including one that mirrors the other, in
 * WooCommerce's order. WooCommerce emits one per keystroke; we emit one per store update, after a typing pause.
 */
const emitAddressChanges = ( registry: DataRegistry, before: CartData ) => {
	const storeCart = registry.select( cartStore ).getCartData();
	for ( const kind of [ 'billing', 'shipping' ] as const ) {
		const key = `${ kind }Address` as const;
		const known: FormValues = { ...before[ key ] };
		// Compares values: while an address push is in flight, equal addresses are different objects.
		const isChanged = Object.entries( storeCart[ key ] ).some(
			( [ field, value ] ) => value !== known[ field ]
		);
		if ( isChanged ) {
			doStoreAction( `checkout-set-${ kind }-address`, { storeCart } );
		}
	}
};

const createAddressSource = (
	registry: DataRegistry,
	kind: 'billing' | 'shipping'
): FormSource => {
	const key = `${ kind }Address` as const;
	const read = memoizeLast( ( address: object ) =>
		decodeServerValues(
			{ ...address },
			{ ...registry.select( cartStore ).getServerCart()[ key ] }
		)
	);
	const values = () =>
		read( registry.select( cartStore ).getCartData()[ key ] );
	return {
		values,
		write: ( changes ) => {
			const before = registry.select( cartStore ).getCartData();
			const all = clearStateForCountry( changes, values() );
			CHECKOUT_FIELDS[ kind ].write( registry, all );
			emitAddressChanges( registry, before );
		},
	};
};

const createAdditionalSource = (
	registry: DataRegistry,
	keys: readonly string[]
): FormSource => {
	const read = memoizeLast( ( fields: object ) => {
		const all: FormValues = { ...fields };
		return Object.fromEntries( keys.map( ( key ) => [ key, all[ key ] ] ) );
	} );
	return {
		values: () => read( CHECKOUT_FIELDS.additionalFields.read( registry ) ),
		write: ( changes ) =>
			CHECKOUT_FIELDS.additionalFields.write( registry, changes ),
	};
};

const createContactSource = (
	registry: DataRegistry,
	keys: readonly string[]
): FormSource => {
	const additional = createAdditionalSource(
		registry,
		keys.filter( ( key ) => key !== EMAIL )
	);
	const cart = () => registry.select( cartStore ).getCartData();
	const join = memoizeLast( ( email: string ) =>
		memoizeLast( ( others: FormValues ): FormValues => ( {
			...others,
			[ EMAIL ]: email,
		} ) )
	);
	return {
		values: () =>
			join( cart().billingAddress.email )( additional.values() ),
		write: ( { [ EMAIL ]: email, ...others } ) => {
			if (
				typeof email === 'string' &&
				email !== cart().billingAddress.email
			) {
				CHECKOUT_FIELDS.billing.write( registry, { email } );
				doStoreAction( 'checkout-set-email-address', {
					storeCart: cart(),
				} );
			}
			if ( Object.keys( others ).length ) {
				additional.write( others );
			}
		},
	};
};

export const createFormSource = (
	registry: DataRegistry,
	location: FormLocation,
	keys: readonly string[]
): FormSource => {
	if ( isAddressKind( location ) ) {
		return createAddressSource( registry, location );
	}
	return location === 'contact'
		? createContactSource( registry, keys )
		: createAdditionalSource( registry, keys );
};
