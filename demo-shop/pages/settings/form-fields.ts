import { additionalFields } from '../../fields/additional-fields';
import type { FieldVisibility, ShopOptions } from '../../options';
import {
	DEFAULT_FIELDS,
	FIELD_LOCATIONS,
	type FormField,
} from './default-fields';

type FieldOptions = Pick<
	ShopOptions,
	'phoneField' | 'companyField' | 'address2Field' | 'additionalFields'
>;

const shown = (
	name: string,
	visibility: FieldVisibility
): Record< string, FormField > => {
	const field = DEFAULT_FIELDS[ name ];
	return field
		? {
				[ name ]: {
					...field,
					required: visibility === 'required',
					hidden: visibility === 'hidden',
				},
			}
		: {};
};

/** Without an index, add-on fields come last (docs/contract/store-api.md 7). */
const ofAddOns = ( options: FieldOptions ) =>
	Object.fromEntries(
		additionalFields( options ).map(
			( { id, label, validation, ...field } ) => [
				id,
				{
					id,
					label,
					optionalLabel: `${ label } (optional)`,
					attributes: {},
					show_in_order_confirmation: true,
					validation: validation ?? [],
					...field,
				},
			]
		)
	);

export const shopFields = (
	options: FieldOptions
): Record< string, FormField > => ( {
	...DEFAULT_FIELDS,
	...shown( 'phone', options.phoneField ),
	...shown( 'company', options.companyField ),
	...shown( 'address_2', options.address2Field ),
} );

/** The setting `defaultFields`: the shop's own fields and the add-ons' fields. */
export const formFields = ( options: FieldOptions ) => ( {
	...shopFields( options ),
	...ofAddOns( options ),
} );

export const fieldLocations = ( options: FieldOptions ) => {
	const added = additionalFields( options );
	const idsAt = ( place: string ) =>
		added
			.filter( ( { location } ) => location === place )
			.map( ( { id } ) => id );
	return {
		address: [ ...FIELD_LOCATIONS.address, ...idsAt( 'address' ) ],
		contact: [ ...FIELD_LOCATIONS.contact, ...idsAt( 'contact' ) ],
		order: [ ...FIELD_LOCATIONS.order, ...idsAt( 'order' ) ],
	};
};
