import type { CountryTable, FieldDefinition } from './types';

const field = (
	index: number,
	label: string,
	rest: Partial< FieldDefinition > = {}
): FieldDefinition => {
	return {
		label,
		optionalLabel: `${ label } (optional)`,
		required: true,
		hidden: false,
		index,
		...rest,
	};
};

export const DEFAULT_FIELDS: Readonly< Record< string, FieldDefinition > > = {
	country: field( 1, 'Country/Region', { autocomplete: 'country' } ),
	company: field( 30, 'Company', { required: false, hidden: true } ),
	city: field( 70, 'City' ),
	state: field( 80, 'State/County' ),
	postcode: field( 90, 'Postal code', { autocapitalize: 'characters' } ),
};

const open = { allowBilling: true, allowShipping: true };

export const COUNTRY_DATA: CountryTable = {
	AT: {
		...open,
		states: {},
		locale: {
			postcode: { index: '65' },
			state: { hidden: true, required: true },
		},
	},
	GB: {
		...open,
		states: {},
		locale: {
			postcode: { label: 'Postcode' },
			state: { label: 'County', required: false },
		},
	},
	HK: {
		...open,
		allowShipping: false,
		states: { 'HONG KONG': 'Hong Kong Island', KOWLOON: 'Kowloon' },
		locale: {
			postcode: { required: false },
			state: { label: 'Region', optionalLabel: 'Region, if you like' },
		},
	},
	JP: {
		...open,
		allowBilling: false,
		states: { JP01: 'Hokkaido', JP13: 'Tokyo' },
		locale: {
			postcode: { index: 65 },
			state: { label: 'Prefecture', index: 66 },
		},
	},
	NZ: { ...open, states: {}, locale: { company: { hidden: false } } },
	US: {
		...open,
		states: { CA: 'California', DE: 'Delaware' },
		locale: {
			postcode: { label: 'ZIP Code' },
			state: { label: 'State' },
		},
	},
};

export const LOCATION_KEYS = [ 'country', 'state', 'city', 'postcode' ];
