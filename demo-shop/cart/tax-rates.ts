/** Where something is taxed. Missing values are `''`. */
export interface TaxRegion {
	country: string;
	state: string;
	postcode: string;
}

export interface TaxRate {
	id: string;
	name: string;
	/** Millionths: 7.25 % is `72_500n`. */
	partsPerMillion: bigint;
	/** `7.25%`. */
	label: string;
	taxesShipping: boolean;
	country: string;
	/** `''` for the whole country. */
	state: string;
	/** First and last postcode, inclusive and equally long; `null` for all. */
	postcodes: readonly [ string, string ] | null;
}

/** The first five rows are the recorded shop's. Seattle demonstrates a rate by postcode, Germany a rate in the EU. */
export const TAX_RATES: readonly TaxRate[] = [
	{
		id: 'us-ca',
		name: 'CA State Tax',
		partsPerMillion: 72_500n,
		label: '7.25%',
		taxesShipping: true,
		country: 'US',
		state: 'CA',
		postcodes: null,
	},
	{
		id: 'us-ca-sf',
		name: 'SF District Tax',
		partsPerMillion: 12_500n,
		label: '1.25%',
		taxesShipping: false,
		country: 'US',
		state: 'CA',
		postcodes: null,
	},
	{
		id: 'us-ny',
		name: 'NY Tax',
		partsPerMillion: 88_750n,
		label: '8.875%',
		taxesShipping: true,
		country: 'US',
		state: 'NY',
		postcodes: null,
	},
	{
		id: 'gb',
		name: 'VAT',
		partsPerMillion: 200_000n,
		label: '20%',
		taxesShipping: true,
		country: 'GB',
		state: '',
		postcodes: null,
	},
	{
		id: 'de',
		name: 'MwSt.',
		partsPerMillion: 190_000n,
		label: '19%',
		taxesShipping: true,
		country: 'DE',
		state: '',
		postcodes: null,
	},
	{
		id: 'us-wa',
		name: 'WA State Tax',
		partsPerMillion: 65_000n,
		label: '6.5%',
		taxesShipping: true,
		country: 'US',
		state: 'WA',
		postcodes: null,
	},
	{
		id: 'us-wa-seattle',
		name: 'Seattle Tax',
		partsPerMillion: 38_500n,
		label: '3.85%',
		taxesShipping: true,
		country: 'US',
		state: 'WA',
		postcodes: [ '98101', '98199' ],
	},
];

/** A region's rates add up; `[]` where nothing is taxed. */
export const taxRatesAt = ( region: TaxRegion ): TaxRate[] => {
	return TAX_RATES.filter(
		( { country, state, postcodes } ) =>
			country === region.country &&
			( state === '' || state === region.state ) &&
			( postcodes === null ||
				( region.postcode.length >= postcodes[ 0 ].length &&
					region.postcode.slice( 0, postcodes[ 0 ].length ) >=
						postcodes[ 0 ] &&
					region.postcode.slice( 0, postcodes[ 1 ].length ) <=
						postcodes[ 1 ] ) )
	);
};
