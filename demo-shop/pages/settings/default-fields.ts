export interface FormField {
	label: string;
	optionalLabel: string;
	required: boolean;
	hidden: boolean;
	autocomplete: string;
	autocapitalize?: string;
	type?: string;
	index: number;
}

type Rest = Omit<
	FormField,
	'label' | 'optionalLabel' | 'required' | 'hidden'
> &
	Partial< Pick< FormField, 'required' | 'hidden' > >;

const field = ( label: string, rest: Rest ): FormField => ( {
	label,
	optionalLabel: `${ label } (optional)`,
	required: true,
	hidden: false,
	...rest,
} );

const SENTENCES = 'sentences';
const CHARACTERS = 'characters';

export const DEFAULT_FIELDS: Record< string, FormField > = {
	email: field( 'Email address', {
		autocomplete: 'email',
		autocapitalize: 'none',
		type: 'email',
		index: 0,
	} ),
	country: field( 'Country/Region', { autocomplete: 'country', index: 1 } ),
	first_name: field( 'First name', {
		autocomplete: 'given-name',
		autocapitalize: SENTENCES,
		index: 10,
	} ),
	last_name: field( 'Last name', {
		autocomplete: 'family-name',
		autocapitalize: SENTENCES,
		index: 20,
	} ),
	company: field( 'Company', {
		required: false,
		hidden: true,
		autocomplete: 'organization',
		autocapitalize: SENTENCES,
		index: 30,
	} ),
	address_1: field( 'Address', {
		autocomplete: 'address-line1',
		autocapitalize: SENTENCES,
		index: 40,
	} ),
	address_2: field( 'Apartment, suite, etc.', {
		required: false,
		autocomplete: 'address-line2',
		autocapitalize: SENTENCES,
		index: 50,
	} ),
	city: field( 'City', {
		autocomplete: 'address-level2',
		autocapitalize: SENTENCES,
		index: 70,
	} ),
	state: field( 'State/County', {
		autocomplete: 'address-level1',
		autocapitalize: SENTENCES,
		index: 80,
	} ),
	postcode: field( 'Postal code', {
		autocomplete: 'postal-code',
		autocapitalize: CHARACTERS,
		index: 90,
	} ),
	phone: field( 'Phone', {
		required: false,
		type: 'tel',
		autocomplete: 'tel',
		autocapitalize: CHARACTERS,
		index: 100,
	} ),
};

/** Addresses, contact information, order information. */
export const FIELD_LOCATIONS = {
	address: Object.keys( DEFAULT_FIELDS ).filter( ( key ) => key !== 'email' ),
	contact: [ 'email' ],
	order: [],
};
