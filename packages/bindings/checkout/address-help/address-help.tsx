import type { AddressFormField } from '@shopfront/address';
import {
	isAddressKind,
	type CheckoutForm,
	type FieldExtras,
} from '@shopfront/checkout-form';
import { suggestionId } from '@shopfront/components';
import type { BlockApp } from '../../app/block-app';
import { createAddressPaste } from './address-paste';
import { createAddressSearch, STREET } from './address-search';
import { getListId } from './field-elements';
import { LookupStatus, PasteStatus, SearchStatus } from './field-help';
import { createPostcodeLookup } from './postcode-lookup';

export interface AddressHelp {
	/** Returns a field's extras: the same object until one changes. */
	getExtras: ( field: AddressFormField ) => FieldExtras;
}

const NONE: FieldExtras = {};

export const createAddressHelp = (
	app: BlockApp,
	form: CheckoutForm
): AddressHelp => {
	const { location } = form;
	if ( ! isAddressKind( location ) ) {
		return { getExtras: () => NONE };
	}
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

	const paste = createAddressPaste(
		app,
		form,
		location,
		form.notify,
		lookup.release
	);

	const getStreetExtras = (): FieldExtras => {
		const { isAvailable, suggestions, active } = search.get();
		const isOpen = suggestions.length > 0;
		return remember(
			STREET,
			[ isAvailable, isOpen, active ].join(),
			() => ( {
				...getPasteExtras( STREET ),
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
					} else if ( event.key === 'Escape' ) {
						paste.dismiss();
					}
				},
				onInput: ( { currentTarget } ) => {
					paste.input( STREET );
					if ( paste.get().status === 'offered' ) {
						search.close();
					} else {
						search.input( currentTarget.value );
					}
				},
				children: (
					<>
						<SearchStatus search={ search } form={ form } />
						<PasteStatus
							paste={ paste }
							form={ form }
							at={ STREET }
						/>
					</>
				),
			} )
		);
	};

	const getPasteExtras = ( key: string ): FieldExtras => ( {
		onPaste: ( { clipboardData } ) =>
			paste.paste( key, clipboardData.getData( 'text' ) ),
		onInput: () => paste.input( key ),
		onKeyDown: ( event ) => {
			if ( event.key === 'Escape' ) {
				paste.dismiss();
			}
		},
		children: <PasteStatus paste={ paste } form={ form } at={ key } />,
	} );

	return {
		getExtras: ( { key } ) => {
			if ( key === STREET ) {
				return getStreetExtras();
			}
			return remember( key, '', () => {
				const extras = getPasteExtras( key );
				return key === 'postcode'
					? {
							...extras,
							children: (
								<>
									<LookupStatus
										lookup={ lookup }
										form={ form }
									/>
									{ extras.children }
								</>
							),
						}
					: extras;
			} );
		},
	};
};
