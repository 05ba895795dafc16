import {
	FormattedMonetaryAmount,
	OrderSummary,
	OrderSummaryItem,
	type OrderSummaryItemProps,
	OrderSummaryItems,
} from '@shopfront/components';
import type { CartItemResponse } from '@shopfront/store-api';
import { examplesOf } from './component-examples';
import { sampleItem } from './sample-cart';
import { SAMPLE_CURRENCY } from './sample-data';

const row = (
	item: CartItemResponse,
	rest: Partial< OrderSummaryItemProps > = {}
) => (
	<OrderSummaryItem
		key={ item.key }
		item={ item }
		siteCurrency={ SAMPLE_CURRENCY }
		displayPricesIncludingTax={ false }
		{ ...rest }
	/>
);

const shirt = sampleItem( {
	key: 'shirt',
	name: 'Linen Shirt &amp; Tie',
	quantity: 12,
	price: '4500',
	regularPrice: '6000',
	variation: [ { attribute: 'Colour', value: 'Green' } ],
	item_data: [ { name: 'Engraving', value: '<strong>For Ada</strong>' } ],
} );

export const orderSummaryItemsExamples = examplesOf(
	'OrderSummaryItems',
	OrderSummaryItems,
	{
		'several items': {
			isLarge: true,
			children: [ row( sampleItem() ), row( shirt ) ],
		},
		'without descriptions': {
			isLarge: false,
			children: row( shirt, { hidesDescription: true } ),
		},
		'total pending': {
			isLarge: false,
			children: row( sampleItem( { quantity: 3 } ), {
				isTotalPending: true,
			} ),
		},
		'without an image': {
			isLarge: false,
			children: row( sampleItem( { images: [] } ) ),
		},
		'with long words': {
			isLarge: false,
			children: row(
				sampleItem( {
					name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze made of the wool of the sheep of the valley',
					price: '123456789',
					quantity: 1000,
				} )
			),
		},
	}
);

const total = (
	<FormattedMonetaryAmount value="5400" currency={ SAMPLE_CURRENCY } />
);
const content = <p>What is ordered, and what it costs.</p>;

export const orderSummaryExamples = examplesOf( 'OrderSummary', OrderSummary, {
	'always open': { isCollapsible: false, total, children: content },
	'collapsed initially': { isCollapsible: true, total, children: content },
} );
