import {
	getChangedFields,
	clearHiddenFields,
	type AddressFields,
	type AddressFormField,
	type FieldErrorCode,
	type AddressLocation,
} from '@shopfront/address';
import { getErrorDetails } from '@shopfront/data/notices';
import type {
	AddressResponse,
	BillingAddressResponse,
} from '@shopfront/store-api';
import type { RateField } from './calculator-state';

const pickRateFields = ( {
	country,
	state,
	city,
	postcode,
}: AddressLocation ): AddressLocation => ( {
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
export interface AddressChanges {
	shipping_address: AddressFields;
	billing_address?: AddressFields;
}

/**
 * The addresses that follow from a new place to ship to. A billing address that was at the old place moves along, as
 * both are one until the shopper says otherwise; taxes may hang on either.
 *
 * @param address   As it was typed.
 * @param fields    Of its country.
 * @param addresses Those of the cart.
 * @param canBill   Whether the country is billed to.
 */
export const getAddressChanges = (
	address: AddressLocation,
	fields: readonly AddressFormField[],
	addresses: Addresses,
	canBill: boolean
): AddressChanges => {
	const { shippingAddress, billingAddress } = addresses;
	const { country, state, city, postcode } = clearHiddenFields(
		address,
		fields
	);
	const trimmed = {
		country,
		state: state.trim(),
		city: city.trim(),
		postcode: postcode.trim(),
	};
	const isSameAddress =
		getChangedFields( billingAddress, {
			...pickRateFields( shippingAddress ),
		} ).length === 0;
	return {
		shipping_address: trimmed,
		...( isSameAddress && canBill && { billing_address: trimmed } ),
	};
};

/** What the server's words for an address mean for its fields (docs/contract/store-api.md 3). */
const PROBLEMS: Readonly<
	Record< string, readonly [ RateField, FieldErrorCode ] >
> = {
	invalid_country: [ 'country', 'shippingNotAllowed' ],
	invalid_state: [ 'state', 'missingState' ],
	invalid_postcode: [ 'postcode', 'invalidPostcode' ],
};

/**
 * What a refusal says is wrong with the place, by field; `null` when it says anything else too, which is then for a
 * notice.
 */
export const parseAddressProblems = (
	error: unknown
): Partial< Record< RateField, FieldErrorCode > > | null => {
	const details = getErrorDetails( error );
	const known = details.flatMap( ( { code } ) => {
		const problem = Object.hasOwn( PROBLEMS, code ) && PROBLEMS[ code ];
		return problem ? [ problem ] : [];
	} );
	return known.length > 0 && known.length === details.length
		? Object.fromEntries( known )
		: null;
};
