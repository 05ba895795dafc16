import {
	differingFields,
	emptyHidden,
	type AddressFields,
	type AddressFormField,
	type FieldProblem,
	type Place,
} from '@shopfront/address';
import { getErrorDetails } from '@shopfront/data/notices';
import type {
	AddressResponse,
	BillingAddressResponse,
} from '@shopfront/store-api';
import type { PlaceField } from './calculator-state';

const placeOf = ( { country, state, city, postcode }: Place ): Place => ( {
	country,
	state,
	city,
	postcode,
} );

interface Addresses {
	shippingAddress: AddressResponse;
	billingAddress: BillingAddressResponse;
}

/** What is sent of a new place. */
export interface PlaceChanges {
	shipping_address: AddressFields;
	billing_address?: AddressFields;
}

/**
 * The addresses that follow from a new place to ship to. A billing address that was at the old place moves along, as
 * both are one until the shopper says otherwise; taxes may hang on either.
 *
 * @param place     As it was typed.
 * @param fields    Of its country.
 * @param addresses Those of the cart.
 * @param mayBill   Whether the country is billed to.
 */
export const placeChanges = (
	place: Place,
	fields: readonly AddressFormField[],
	addresses: Addresses,
	mayBill: boolean
): PlaceChanges => {
	const { shippingAddress, billingAddress } = addresses;
	const { country, state, city, postcode } = emptyHidden( place, fields );
	const told = {
		country,
		state: state.trim(),
		city: city.trim(),
		postcode: postcode.trim(),
	};
	const isOne =
		differingFields( billingAddress, { ...placeOf( shippingAddress ) } )
			.length === 0;
	return {
		shipping_address: told,
		...( isOne && mayBill && { billing_address: told } ),
	};
};

/** What the server's words for an address mean for its fields (docs/contract/store-api.md 3). */
const PROBLEMS: Readonly<
	Record< string, readonly [ PlaceField, FieldProblem ] >
> = {
	invalid_country: [ 'country', 'notShippedTo' ],
	invalid_state: [ 'state', 'noState' ],
	invalid_postcode: [ 'postcode', 'badPostcode' ],
};

/**
 * What a refusal says is wrong with the place, by field; `null` when it says anything else too, which is then for a
 * notice.
 */
export const placeProblems = (
	error: unknown
): Partial< Record< PlaceField, FieldProblem > > | null => {
	const details = getErrorDetails( error );
	const known = details.flatMap( ( { code } ) => {
		const problem = Object.hasOwn( PROBLEMS, code ) && PROBLEMS[ code ];
		return problem ? [ problem ] : [];
	} );
	return known.length > 0 && known.length === details.length
		? Object.fromEntries( known )
		: null;
};
