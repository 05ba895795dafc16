import {
	BrokenCartLineRow,
	CartLineItemsTable,
	CartLineRow,
	type CartLineRowProps,
} from '@shopfront/components';
import type { CartItemResponse } from '@shopfront/store-api';
import { examplesOf } from './component-examples';
import { SAMPLE_IMAGE, sampleItem } from './sample-cart';
import { SAMPLE_CURRENCY } from './sample-data';

const row = (
	item: CartItemResponse,
	rest: Partial< CartLineRowProps > = {}
) => (
	<CartLineRow
		key={ item.key }
		item={ item }
		siteCurrency={ SAMPLE_CURRENCY }
		displayPricesIncludingTax={ false }
		isRemoving={ false }
		isTotalPending={ false }
		onQuantityChange={ () => undefined }
		onRemove={ () => undefined }
		{ ...rest }
	/>
);
const alone = (
	item: CartItemResponse,
	rest?: Partial< CartLineRowProps >
) => ( {
	children: row( item, rest ),
} );

const shirt = sampleItem( {
	key: 'shirt',
	name: 'Linen Shirt &amp; Tie',
	quantity: 2,
	price: '4500',
	regularPrice: '6000',
	variation: [
		{ attribute: 'Colour', value: 'Green' },
		{ attribute: 'Size', value: 'Small' },
	],
	item_data: [
		{ name: 'Engraving', value: '<strong>For Ada</strong>' },
		{ name: 'Internal', value: 'not shown', hidden: true },
	],
} );

export const cartLineExamples = examplesOf(
	'CartLineItemsTable',
	CartLineItemsTable,
	{
		'several lines': {
			children: [
				row( sampleItem() ),
				row( shirt ),
				row( sampleItem( { key: 'cap', name: 'Canvas Cap' } ), {
					isRemoving: true,
				} ),
			],
		},
		'on sale, with a choice': alone( shirt ),
		'the last ones': alone( sampleItem( { low_stock_remaining: 2 } ) ),
		'on backorder': alone( sampleItem( { show_backorder_badge: true } ) ),
		'sold individually': alone( sampleItem( { sold_individually: true } ) ),
		'at its limit': alone(
			sampleItem( {
				quantity: 4,
				quantity_limits: {
					minimum: 2,
					maximum: 4,
					multiple_of: 2,
					editable: true,
				},
			} )
		),
		'in a quantity that cannot be changed': alone(
			sampleItem( {
				quantity: 3,
				quantity_limits: {
					minimum: 1,
					maximum: 9,
					multiple_of: 1,
					editable: false,
				},
			} )
		),
		'total pending': alone( sampleItem( { quantity: 3 } ), {
			isTotalPending: true,
		} ),
		'on its way out': alone( sampleItem(), { isRemoving: true } ),
		'without page or picture': alone(
			sampleItem( { catalog_visibility: 'hidden', images: [] } )
		),
		'with a picture that has no file': alone(
			sampleItem( {
				images: [ { ...SAMPLE_IMAGE, src: '', thumbnail: '' } ],
			} )
		),
		'broken line': {
			children: [
				<BrokenCartLineRow
					key="broken"
					itemKey="broken"
					name="Stone Mug"
					reason=""
					isRemoving={ false }
					onRemove={ () => undefined }
				/>,
				row( shirt ),
			],
		},
		'broken line, for shop managers': {
			children: (
				<BrokenCartLineRow
					itemKey="broken"
					name="Stone Mug"
					reason="Cannot convert 12,00 to a BigInt"
					isRemoving={ false }
					onRemove={ () => undefined }
				/>
			),
		},
		'with long words': alone(
			sampleItem( {
				name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze made of the wool of the sheep of the valley',
				images: [ { ...SAMPLE_IMAGE, alt: '' } ],
				short_description: `<p>${ 'Warm and dry. '.repeat( 12 ) }</p>`,
				price: '123456789',
			} )
		),
		'in Hebrew': alone(
			sampleItem( {
				name: 'ספל אבן (גדול)',
				short_description: '<p>עבודת יד.</p>',
			} )
		),
	}
);
