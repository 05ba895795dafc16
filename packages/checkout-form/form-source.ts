import type { AddressValue } from '@shopfront/address';
import { cartStore, type CartData } from '@shopfront/data/cart';
import { CHECKOUT_FIELDS } from '@shopfront/data/checkout';
import { doStoreAction } from '@shopfront/events';
import { decodeEntities } from '@shopfront/text';
import type { DataRegistry } from '@wordpress/data';
import { EMAIL, isAddressKind, type FormLocation } from './form-location';

/** Values of a form by field; what is missing is empty. */
export type FormValues = Readonly< Record< string, AddressValue | undefined > >;

type Changes = Readonly< Record< string, AddressValue > >;

/** Where the values of a form are kept. */
export interface FormSource {
	/** The values that fields show. The same object as long as nothing has changed. */
	values: () => FormValues;
	/** Takes what was typed, in one go. */
	write: ( changes: Changes ) => void;
}

/** What the server sent has entities in it; what was typed has not. */
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

/** Works something out once per state that it follows from. */
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

/** A new country clears the state and postcode of the old one, unless they were filled in together with it. */
const clearStateForCountry = (
	changes: Changes,
	{ country }: FormValues
): Changes =>
	changes.country === undefined || changes.country === country
		? changes
		: { state: '', postcode: '', ...changes };

/**
 * Reports addresses that have changed (docs/contract/events.md 1), one that follows the other included, in the
 * platform's order. The platform reports each key; here it is each change of the store, which takes what was typed when
 * typing pauses.
 */
const emitAddressChanges = ( registry: DataRegistry, before: CartData ) => {
	const storeCart = registry.select( cartStore ).getCartData();
	for ( const kind of [ 'billing', 'shipping' ] as const ) {
		const key = `${ kind }Address` as const;
		const known: FormValues = { ...before[ key ] };
		// By value: while edits are on their way to the server, equal addresses are other objects.
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

/** The contact form: the e-mail address of the bill, and fields of add-ons. */
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

/**
 * Where the values of a form are kept.
 *
 * @param registry
 * @param location
 * @param keys     Of the form's fields.
 */
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
