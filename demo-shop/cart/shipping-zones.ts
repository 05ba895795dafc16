import type { Micros } from '../catalogue/types';

export type ShippingMethod =
	| { kind: 'flat_rate'; instanceId: number; name: string; cost: Micros }
	| {
			kind: 'free_shipping';
			instanceId: number;
			name: string;
			/** Total of goods after discounts, inclusive. */
			minimum: Micros;
	  };

/** The fewest and the most working days. */
export type DeliveryDays = readonly [ fewest: number, most: number ];

interface ShippingZone {
	/** ISO 3166 codes; `null` for every country that no earlier zone names. */
	countries: readonly string[] | null;
	/** Until a parcel arrives. */
	days: DeliveryDays;
	methods: readonly ShippingMethod[];
}

/** The first zone that names the destination applies. The first and last zones are the recorded shop's. */
const ZONES: readonly ShippingZone[] = [
	{
		countries: [ 'US' ],
		days: [ 3, 5 ],
		methods: [
			{
				kind: 'flat_rate',
				instanceId: 1,
				name: 'Flat rate',
				cost: 10_000_000n,
			},
			{
				kind: 'free_shipping',
				instanceId: 2,
				name: 'Free shipping',
				minimum: 100_000_000n,
			},
		],
	},
	{
		countries: [ 'AT', 'BE', 'DE', 'ES', 'FR', 'IE', 'IT', 'NL' ],
		days: [ 6, 9 ],
		methods: [
			{
				kind: 'flat_rate',
				instanceId: 4,
				name: 'Parcel to the EU',
				cost: 15_000_000n,
			},
			{
				kind: 'free_shipping',
				instanceId: 5,
				name: 'Free parcel to the EU',
				minimum: 150_000_000n,
			},
		],
	},
	{
		countries: null,
		days: [ 8, 14 ],
		methods: [
			{
				kind: 'flat_rate',
				instanceId: 3,
				name: 'International flat rate',
				cost: 20_000_000n,
			},
		],
	},
];

/** `''` while we don't know the country. */
export const shippingMethodsTo = (
	country: string
): Array< ShippingMethod & { days: DeliveryDays } > => {
	const zone = ZONES.find(
		( { countries } ) => countries === null || countries.includes( country )
	);
	return zone
		? zone.methods.map( ( method ) => ( { ...method, days: zone.days } ) )
		: [];
};
