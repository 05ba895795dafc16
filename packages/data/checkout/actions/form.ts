import type { AddressKind } from '@shopfront/address';
import type { CheckoutThunk } from '../thunk';
import type { AdditionalFields, CheckoutState, ExtensionData } from '../types';

const set = ( changes: Partial< CheckoutState > ) =>
	( { type: 'SET', changes } ) as const;

/** Lays contact and order fields over those that there are. */
export const setAdditionalFields =
	( fields: AdditionalFields ): CheckoutThunk< void > =>
	( { dispatch, select } ) => {
		const known = select.getAdditionalFields();
		const isNews = Object.entries( fields ).some(
			( [ key, value ] ) => known[ key ] !== value
		);
		if ( isNews ) {
			dispatch( set( { additionalFields: { ...known, ...fields } } ) );
		}
	};

/** Merges data of an add-on into what is sent with the order, or replaces it (public since 9.9). */
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

export const setPrefersCollection = ( prefersCollection: boolean ) =>
	set( { prefersCollection } );
export const setEditingBillingAddress = ( editingBillingAddress: boolean ) =>
	set( { editingBillingAddress } );
export const setEditingShippingAddress = ( editingShippingAddress: boolean ) =>
	set( { editingShippingAddress } );

export const __internalSetCustomerId = ( customerId: number ) =>
	set( { customerId } );
export const __internalSetCustomerPassword = ( customerPassword: string ) =>
	set( { customerPassword } );
export const __internalSetUseShippingAsBilling = (
	useShippingAsBilling: boolean
) => set( { useShippingAsBilling } );
export const __internalSetShouldCreateAccount = (
	shouldCreateAccount: boolean
) => set( { shouldCreateAccount } );
export const __internalSetOrderNotes = ( orderNotes: string ) =>
	set( { orderNotes } );
/** `null` keeps the shopper on the page; `undefined` changes nothing. */
export const __internalSetRedirectUrl = (
	redirectUrl: string | null | undefined
) => set( redirectUrl === undefined ? {} : { redirectUrl } );

/** Ticks a box of the form, or takes the tick away; a reload keeps it. */
export const setFormCheck =
	( id: string, isTicked: boolean ): CheckoutThunk< void > =>
	( { dispatch, select } ) => {
		dispatch(
			set( {
				formChecks: { ...select.getFormChecks(), [ id ]: isTicked },
			} )
		);
	};

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
