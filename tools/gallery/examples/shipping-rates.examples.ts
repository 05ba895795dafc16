import { ShippingRatesControl } from '@shopfront/components';
import { examplesOf } from './component-examples';
import {
	SAMPLE_CURRENCY,
	samplePackage,
	samplePickupRate,
	sampleRate,
	SAMPLE_TAX_DISPLAY,
} from './sample-data';

const shared = {
	siteCurrency: SAMPLE_CURRENCY,
	taxDisplay: SAMPLE_TAX_DISPLAY,
	onSelect: () => undefined,
};
const flat = sampleRate( { selected: true, delivery_time: '3 to 5 days' } );
const free = sampleRate( {
	rate_id: 'free_shipping:2',
	name: 'Free shipping',
	price: '0',
	taxes: '0',
	description: 'For orders above $50',
} );
const oneOf = ( id: number, ...rates: Array< typeof flat > ) =>
	samplePackage( rates, { package_id: id, name: `Shipment ${ id }` } );

export const shippingRatesExamples = examplesOf(
	'ShippingRatesControl',
	ShippingRatesControl,
	{
		'one package': {
			...shared,
			packages: [ samplePackage( [ flat, free ] ) ],
		},
		'one rate': { ...shared, packages: [ samplePackage( [ flat ] ) ] },
		'one rate in a form': {
			...shared,
			packages: [ samplePackage( [ flat ] ) ],
			isChoice: true,
		},
		'no rate': { ...shared, packages: [ samplePackage( [] ) ] },
		'prices with tax': {
			...shared,
			packages: [ samplePackage( [ flat, free ] ) ],
			taxDisplay: {
				...SAMPLE_TAX_DISPLAY,
				displayCartPricesIncludingTax: true,
			},
		},
		'several packages': {
			...shared,
			packages: [ oneOf( 1, flat, free ), oneOf( 2, flat ) ],
		},
		'pickup locations': {
			...shared,
			packages: [
				samplePackage( [
					flat,
					samplePickupRate( 'Downtown store' ),
					samplePickupRate( 'Brooklyn depot' ),
				] ),
			],
		},
		'partly for pickup': {
			...shared,
			packages: [
				oneOf(
					1,
					sampleRate(),
					samplePickupRate( 'Downtown store', { selected: true } )
				),
				oneOf( 2, flat, samplePickupRate( 'Downtown store' ) ),
			],
		},
		loading: {
			...shared,
			packages: [ samplePackage( [ flat, free ] ) ],
			isLoading: true,
		},
	}
);
