import {
	getAddressFields,
	getStates,
	parsePastedAddress,
	type PastedAddress,
} from '@shopfront/address';
import { EMAIL, type CheckoutForm } from '@shopfront/checkout-form';
import type { AddressOfferRow } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { decodeEntities } from '@shopfront/text';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import type { BlockApp } from '../../app/block-app';
import { fillFields, type Fill } from './fill-fields';

export type PasteState =
	| { status: 'none' }
	| {
			status: 'offered';
			at: string;
			rows: readonly AddressOfferRow[];
			address: PastedAddress;
			before: string;
	  }
	| { status: 'used' | 'undone'; at: string; fill: Fill };

export interface AddressPaste {
	get: () => PasteState;
	/** Handles text that the shopper pastes into a field, before the browser inserts it. */
	paste: ( key: string, text: string ) => void;
	/** Editing the pasted text dismisses the offer. */
	input: ( key: string ) => void;
	use: () => void;
	dismiss: () => void;
	undo: () => void;
}

const NONE: PasteState = { status: 'none' };

/**
 * Recognizes addresses that the shopper pastes into a field. The text stays where the browser puts it; the recognized
 * address is an offer. Calls `onFill` before it fills in an address.
 */
export const createAddressPaste = (
	{ registry, settings }: BlockApp,
	form: CheckoutForm,
	kind: 'billing' | 'shipping',
	onChange: () => void,
	onFill: () => void
): AddressPaste => {
	const { countryData, defaultFields, addressFieldsLocations } = settings;
	let state: PasteState = NONE;
	/** True until the paste's own input event. */
	let isPasting = false;
	const set = ( next: PasteState ) => {
		if ( next !== state ) {
			state = next;
			onChange();
		}
	};
	const countries = () =>
		Object.fromEntries(
			Object.entries( countryData ).flatMap(
				( [ code, { allowBilling, allowShipping } ] ) =>
					( kind === 'billing' ? allowBilling : allowShipping )
						? [
								[
									code,
									decodeEntities(
										settings.countries[ code ] ?? code
									),
								] as const,
							]
						: []
			)
		);
	const getEmail = () =>
		registry.select( cartStore ).getCartData().billingAddress.email;

	/** Fits the address to the form's fields in its country. */
	const fit = ( { address_2: second, ...address }: PastedAddress ) => {
		const fields = getAddressFields( address.country ?? '', {
			defaultFields,
			countryData,
			keys: addressFieldsLocations.address,
		} ).filter( ( { hidden } ) => ! hidden );
		const hasSecond = fields.some( ( { key } ) => key === 'address_2' );
		const all: PastedAddress = {
			...address,
			...( second &&
				( hasSecond
					? { address_2: second }
					: { address_1: `${ address.address_1 }, ${ second }` } ) ),
		};
		const states = getStates( address.country ?? '', countryData );
		const rows = fields.flatMap( ( { key, label } ) => {
			const value = all[ key ];
			const names: Readonly< Record< string, string > > = {
				...( key === 'country' && countries() ),
				...( key === 'state' && states ),
			};
			return value
				? [
						{
							key,
							label,
							value: decodeEntities( names[ value ] ?? value ),
						},
					]
				: [];
		} );
		return {
			address: all,
			rows:
				all.email && ! getEmail()
					? [
							...rows,
							{
								key: EMAIL,
								label: defaultFields[ EMAIL ]?.label ?? '',
								value: all.email,
							},
						]
					: rows,
		};
	};

	/** Undo restores the pasted text too. */
	const fill = (
		address: PastedAddress,
		rows: readonly AddressOfferRow[],
		at: string,
		before: string
	): Fill => {
		const values: Record< string, string > = {
			// An earlier address may have values that the pasted address lacks.
			...( form.value( 'address_2' ) !== '' && { address_2: '' } ),
			...( form.value( 'state' ) !== '' && { state: '' } ),
			[ at ]: before,
		};
		let email = '';
		for ( const { key } of rows ) {
			if ( key === EMAIL ) {
				email = address.email ?? '';
			} else {
				values[ key ] = address[ key ] ?? '';
			}
		}
		const filled = fillFields( form, values );
		const setEmail = ( value: string ) =>
			void registry
				.dispatch( cartStore )
				.setBillingAddress( { [ EMAIL ]: value } );
		if ( email === '' ) {
			return filled;
		}
		setEmail( email );
		return {
			...filled,
			undo: () => {
				filled.undo();
				if ( getEmail() === email ) {
					setEmail( '' );
				}
			},
		};
	};

	return {
		get: () => state,
		paste: ( key, text ) => {
			const parsed = parsePastedAddress( text, {
				country: String( form.value( 'country' ) ),
				countries: countries(),
				getStates: ( country ) => getStates( country, countryData ),
			} );
			if ( ! parsed ) {
				return;
			}
			isPasting = true;
			set( {
				status: 'offered',
				at: key,
				before: String( form.value( key ) ),
				...fit( parsed ),
			} );
			speak(
				__(
					'The pasted text is a whole address. Press Tab to use it for all fields.',
					'shopfront'
				)
			);
		},
		input: ( key ) => {
			if ( ! isPasting && state.status !== 'none' && state.at === key ) {
				set( NONE );
			}
			isPasting = false;
		},
		use: () => {
			if (
				state.status === 'offered' &&
				registry.select( checkoutStore ).isIdle()
			) {
				const { at, address, rows, before } = state;
				onFill();
				set( {
					status: 'used',
					at,
					fill: fill( address, rows, at, before ),
				} );
				speak( __( 'The address was filled in.', 'shopfront' ) );
			}
		},
		dismiss: () => {
			if ( state.status === 'offered' ) {
				set( NONE );
			}
		},
		undo: () => {
			if ( state.status === 'used' ) {
				state.fill.undo();
				set( { ...state, status: 'undone' } );
				speak( __( 'Undone.', 'shopfront' ) );
			}
		},
	};
};
