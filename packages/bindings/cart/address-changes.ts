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

export interface AddressChanges {
	shipping_address: AddressFields;
	billing_address?: AddressFields;
}

/**
 * An equal billing address changes too: both count as one until the shopper separates them, and taxes may depend on
 * either. `canBill` says whether the shop allows the country for billing.
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

/** See docs/contract/store-api.md 3. */
const PROBLEMS: Readonly<
	Record< string, readonly [ RateField, FieldErrorCode ] >
> = {
	invalid_country: [ 'country', 'shippingNotAllowed' ],
	invalid_state: [ 'state', 'missingState' ],
	invalid_postcode: [ 'postcode', 'invalidPostcode' ],
};

/** Returns `null` if the response contains any other error, which needs a notice. */
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
