/** The state is a code from `STATES`. */
export interface Place {
	city: string;
	state: string;
}

const PLACES: Readonly<
	Record< string, Readonly< Record< string, readonly Place[] > > >
> = {
	US: {
		10001: [ { city: 'New York', state: 'NY' } ],
		// One postcode in two states.
		42223: [
			{ city: 'Fort Campbell', state: 'KY' },
			{ city: 'Clarksville', state: 'TN' },
		],
		60601: [ { city: 'Chicago', state: 'IL' } ],
		62701: [ { city: 'Springfield', state: 'IL' } ],
		94105: [ { city: 'San Francisco', state: 'CA' } ],
	},
	DE: {
		10115: [ { city: 'Berlin', state: 'DE-BE' } ],
		20095: [ { city: 'Hamburg', state: 'DE-HH' } ],
		// One postcode for a city and two villages.
		21039: [
			{ city: 'Hamburg', state: 'DE-HH' },
			{ city: 'Börnsen', state: 'DE-SH' },
			{ city: 'Escheburg', state: 'DE-SH' },
		],
		50667: [ { city: 'Köln', state: 'DE-NW' } ],
		80331: [ { city: 'München', state: 'DE-BY' } ],
	},
	JP: {
		'0600001': [ { city: 'Sapporo Chuo-ku', state: 'JP01' } ],
		1000001: [ { city: 'Chiyoda-ku', state: 'JP13' } ],
		1500001: [ { city: 'Shibuya-ku', state: 'JP13' } ],
		5300001: [ { city: 'Osaka Kita-ku', state: 'JP27' } ],
	},
};

export const LOOKUP_COUNTRIES = Object.keys( PLACES );

/** Accepts `62701-1234` and `100-0001`. */
export const findPlaces = (
	country: string,
	postcode: string
): readonly Place[] => {
	const digits = postcode.replace( /\D/g, '' );
	return (
		PLACES[ country ]?.[
			country === 'US' ? digits.slice( 0, 5 ) : digits
		] ?? []
	);
};

export interface SampleAddress {
	address_1: string;
	city: string;
	state: string;
	postcode: string;
	country: string;
}

const STREETS: readonly ( readonly [ string, string, string ] )[] = [
	[ 'US', '62701', '1 Market Street' ],
	[ 'US', '94105', '10 Market Street' ],
	[ 'US', '94105', '101 Market Street' ],
	[ 'US', '10001', '350 Market Lane' ],
	[ 'US', '60601', '8 Marquette Avenue' ],
	[ 'US', '60601', '20 Marquette Avenue' ],
	[ 'DE', '10115', 'Invalidenstraße 44' ],
	[ 'DE', '50667', 'Domkloster 4' ],
	[ 'DE', '80331', 'Marienplatz 1' ],
	[ 'JP', '1000001', 'Chiyoda 1-1' ],
];

export const getAddress = ( id: string ): SampleAddress | null => {
	const [ country, postcode, street ] = STREETS[ Number( id ) ] ?? [];
	const [ place ] =
		country && postcode ? findPlaces( country, postcode ) : [];
	return country && postcode && street && place
		? { address_1: street, ...place, postcode, country }
		: null;
};

/** Addresses whose text contains the query. */
export const searchAddresses = ( country: string, query: string ) =>
	STREETS.flatMap( ( [ code, postcode ], index ) => {
		const address = code === country ? getAddress( String( index ) ) : null;
		const label = address
			? `${ address.address_1 }, ${ postcode } ${ address.city }`
			: '';
		const offset = label.toLowerCase().indexOf( query.toLowerCase() );
		return address && query !== '' && offset >= 0
			? [
					{
						id: String( index ),
						label,
						matchedSubstrings: [ { offset, length: query.length } ],
					},
				]
			: [];
	} );
