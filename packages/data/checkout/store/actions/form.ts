import type { AddressKind } from '@shopfront/address';
import type { CheckoutThunk } from '../thunk';
import type { AdditionalFields, CheckoutState, ExtensionData } from '../types';

const set = ( changes: Partial< CheckoutState > ) =>
	( { type: 'SET', changes } ) as const;

/** Merges add-ons' contact and order fields into the existing ones. */
export const setAdditionalFields =
	( fields: AdditionalFields ): CheckoutThunk< void > =>
	( { dispatch, select } ) => {
		const current = select.getAdditionalFields();
		const hasChanges = Object.entries( fields ).some(
			( [ key, value ] ) => current[ key ] !== value
		);
		if ( hasChanges ) {
			dispatch( set( { additionalFields: { ...current, ...fields } } ) );
		}
	};

/** Sets an add-on's data for the order: merges it into the existing data, or replaces it (public since 9.9). */
export const setExtensionData = (
	namespace: string,
	data: ExtensionData[ string ],
	replace = false
) =>
	( {
		type: 'EXTENSION_DATA',
		namespace,
		data,
		replaces: replace,
	} ) as const;

/** Chooses pickup or shipping. */
export const setPrefersCollection = ( prefersCollection: boolean ) =>
	set( { prefersCollection } );
/** Opens or closes the form of the billing address. */
export const setEditingBillingAddress = ( editingBillingAddress: boolean ) =>
	set( { editingBillingAddress } );
/** Opens or closes the form of the shipping address. */
export const setEditingShippingAddress = ( editingShippingAddress: boolean ) =>
	set( { editingShippingAddress } );

/** Sets the customer's id. */
export const __internalSetCustomerId = ( customerId: number ) =>
	set( { customerId } );
/** Sets the new account's password. */
export const __internalSetCustomerPassword = ( customerPassword: string ) =>
	set( { customerPassword } );
/** Sets whether the billing address is the shipping address. */
export const __internalSetUseShippingAsBilling = (
	useShippingAsBilling: boolean
) => set( { useShippingAsBilling } );
/** Sets whether the order creates an account. */
export const __internalSetShouldCreateAccount = (
	shouldCreateAccount: boolean
) => set( { shouldCreateAccount } );
/** Sets the order's note. */
export const __internalSetOrderNotes = ( orderNotes: string ) =>
	set( { orderNotes } );
/** Sets the redirect after the order; `null` stays on the page, `undefined` changes nothing. */
export const __internalSetRedirectUrl = (
	redirectUrl: string | null | undefined
) => set( redirectUrl === undefined ? {} : { redirectUrl } );

/** Sets or clears a checkbox of the form. Reloads restore it. */
export const setFormCheck =
	( id: string, isTicked: boolean ): CheckoutThunk< void > =>
	( { dispatch, select } ) => {
		dispatch(
			set( {
				formChecks: { ...select.getFormChecks(), [ id ]: isTicked },
			} )
		);
	};

/** Adds an address autocomplete provider. */
export const addAddressAutocompleteProvider =
	( id: string ): CheckoutThunk< void > =>
	( { dispatch, select } ) => {
		const providers = select.getRegisteredAutocompleteProviders();
		if ( ! providers.includes( id ) ) {
			dispatch(
				set( {
					autocomplete: {
						providers: [ ...providers, id ],
						active: {
							billing:
								select.getActiveAutocompleteProvider(
									'billing'
								),
							shipping:
								select.getActiveAutocompleteProvider(
									'shipping'
								),
						},
					},
				} )
			);
		}
	};

/** Selects an address's autocomplete provider. */
export const setActiveAddressAutocompleteProvider =
	( providerId: string, addressType: AddressKind ): CheckoutThunk< void > =>
	( { dispatch, select } ) => {
		dispatch(
			set( {
				autocomplete: {
					providers: select.getRegisteredAutocompleteProviders(),
					active: {
						billing:
							select.getActiveAutocompleteProvider( 'billing' ),
						shipping:
							select.getActiveAutocompleteProvider( 'shipping' ),
						[ addressType ]: providerId,
					},
				},
			} )
		);
	};
