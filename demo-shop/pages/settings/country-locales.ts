/** How a country changes the address form (docs/contract/settings.md 4). */
export interface LocaleField {
	label?: string;
	required?: boolean;
	hidden?: boolean;
	index?: number;
}

type Locale = Record< string, LocaleField >;

const POSTCODE_FIRST: Locale = {
	postcode: { index: 65 },
	state: { required: false, hidden: true },
};
/** The state is optional. */
const POSTCODE_FIRST_WITH_STATE: Locale = {
	postcode: { index: 65 },
	state: { required: false },
};
const CITY_ONLY: Locale = {
	postcode: { required: false, hidden: true },
	state: { required: false, hidden: true },
};

/** A country that isn't listed has the form's defaults. */
export const COUNTRY_LOCALES: Record< string, Locale > = {
	AE: {
		postcode: { required: false, hidden: true },
		state: { required: false },
	},
	AT: POSTCODE_FIRST,
	AU: {
		city: { label: 'Suburb' },
		postcode: { label: 'Postcode' },
		state: { label: 'State' },
	},
	BE: POSTCODE_FIRST,
	BR: { postcode: { index: 30 }, state: { label: 'State' } },
	CA: { postcode: { label: 'Postal code' }, state: { label: 'Province' } },
	CH: {
		postcode: { index: 65 },
		state: { label: 'Canton', required: false },
	},
	CN: { state: { label: 'Province' } },
	CZ: { state: { required: false, hidden: true } },
	DE: POSTCODE_FIRST_WITH_STATE,
	DK: POSTCODE_FIRST,
	ES: { postcode: { index: 65 }, state: { label: 'Province' } },
	FI: POSTCODE_FIRST,
	FR: POSTCODE_FIRST,
	GB: {
		postcode: { label: 'Postcode' },
		state: { label: 'County', required: false },
	},
	HK: {
		postcode: { required: false },
		city: { label: 'Town / District' },
		state: { label: 'Region' },
	},
	IE: {
		postcode: { required: true, label: 'Eircode' },
		state: { label: 'County' },
	},
	IN: { postcode: { label: 'PIN Code' }, state: { label: 'State' } },
	IT: { postcode: { index: 65 }, state: { label: 'Province' } },
	JP: {
		last_name: { index: 10 },
		first_name: { index: 20 },
		postcode: { index: 65 },
		state: { label: 'Prefecture', index: 66 },
		city: { index: 67 },
		address_1: { index: 68 },
		address_2: { index: 69 },
	},
	MX: { state: { label: 'State' } },
	NL: POSTCODE_FIRST,
	NO: POSTCODE_FIRST,
	NZ: {
		postcode: { label: 'Postcode' },
		state: { label: 'Region', required: false },
	},
	PL: POSTCODE_FIRST,
	PT: POSTCODE_FIRST,
	QA: CITY_ONLY,
	SE: POSTCODE_FIRST,
	SG: { state: { required: false, hidden: true }, city: { required: false } },
	US: { postcode: { label: 'ZIP Code' }, state: { label: 'State' } },
	ZA: { state: { label: 'Province' } },
};
