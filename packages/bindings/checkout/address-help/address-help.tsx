import type { AddressFormField } from '@shopfront/address';
import {
	isAddressKind,
	type CheckoutForm,
	type FieldExtras,
} from '@shopfront/checkout-form';
import { suggestionId } from '@shopfront/components';
import type { BlockApp } from '../../app/block-app';
import { createAddressSearch, STREET } from './address-search';
import { getListId } from './field-elements';
import { LookupStatus, SearchStatus } from './field-help';
import { createPostcodeLookup } from './postcode-lookup';

/** Postcode lookup and suggestions for one address. */
export interface AddressHelp {
	/** Returns the extras of a field; the same object until one changes. */
	getExtras: ( field: AddressFormField ) => FieldExtras;
}

const NONE: FieldExtras = {};

/** Creates postcode lookup and suggestions for one address. */
export const createAddressHelp = (
	app: BlockApp,
	form: CheckoutForm
): AddressHelp => {
	const { location } = form;
	const lookup = createPostcodeLookup( app, form, form.notify );
	const search = createAddressSearch(
		app,
		form,
		form.notify,
		lookup.release
	);
	const known = new Map< string, { id: string; extras: FieldExtras } >();

	/** Returns the same object for the same id. */
	const remember = (
		key: string,
		id: string,
		create: () => FieldExtras
	): FieldExtras => {
		const last = known.get( key );
		if ( last?.id === id ) {
			return last.extras;
		}
		const extras = create();
		known.set( key, { id, extras } );
		return extras;
	};

	const getStreetExtras = (): FieldExtras => {
		const { isAvailable, suggestions, active } = search.get();
		const isOpen = suggestions.length > 0;
		return remember(
			STREET,
			[ isAvailable, isOpen, active ].join(),
			() => ( {
				...( isAvailable && {
					role: 'combobox',
					'aria-autocomplete': 'list',
					'aria-expanded': isOpen,
					'aria-controls': isOpen ? getListId( location ) : undefined,
					'aria-activedescendant':
						active < 0
							? undefined
							: suggestionId( getListId( location ), active ),
				} ),
				onFocusCapture: search.prepare,
				onBlurCapture: search.close,
				onKeyDown: ( event ) => {
					if ( search.press( event.key ) ) {
						event.preventDefault();
						event.stopPropagation();
					}
				},
				onInput: ( { currentTarget } ) =>
					search.input( currentTarget.value ),
				children: <SearchStatus search={ search } form={ form } />,
			} )
		);
	};

	return {
		getExtras: ( { key } ) => {
			if ( ! isAddressKind( location ) ) {
				return NONE;
			}
			switch ( key ) {
				case STREET:
					return getStreetExtras();
				case 'postcode':
					return remember( key, '', () => ( {
						children: (
							<LookupStatus lookup={ lookup } form={ form } />
						),
					} ) );
				default:
					return NONE;
			}
		},
	};
};
