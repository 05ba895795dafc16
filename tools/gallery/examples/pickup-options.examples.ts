import { PickupOptions } from '@shopfront/components';
import { examplesOf } from './component-examples';
import {
	SAMPLE_CURRENCY,
	samplePickupRate,
	SAMPLE_TAX_DISPLAY,
} from './sample-data';

const downtown = samplePickupRate( 'Downtown store', { selected: true } );
const depot = samplePickupRate( 'Brooklyn depot', { price: '250' } );

const shared = {
	rates: [ downtown, depot ],
	packageCount: 1,
	selectedRateId: downtown.rate_id,
	siteCurrency: SAMPLE_CURRENCY,
	taxDisplay: SAMPLE_TAX_DISPLAY,
	onSelect: () => undefined,
};

export const pickupOptionsExamples = examplesOf(
	'PickupOptions',
	PickupOptions,
	{
		'several places': shared,
		'one location': { ...shared, rates: [ downtown ] },
		'none selected': { ...shared, selectedRateId: '' },
		'several packages': { ...shared, packageCount: 3 },
		'no location': { ...shared, rates: [] },
		loading: { ...shared, isLoading: true },
	}
);
