import {
	BackorderBadge,
	ProductBadge,
	ProductDetails,
	ProductImage,
	ProductMetadata,
	ProductName,
	ProductPrice,
	SaleBadge,
} from '@shopfront/components';
import { examplesOf } from './component-examples';
import { SAMPLE_IMAGE } from './sample-cart';
import { SAMPLE_CURRENCY } from './sample-data';

const variation = [
	{ attribute: 'Colour', value: 'Green' },
	{ attribute: 'Size', value: 'Small' },
];

export const productBadgeExamples = examplesOf( 'ProductBadge', ProductBadge, {
	plain: { children: 'Handmade' },
} );

export const productDetailsExamples = examplesOf(
	'ProductDetails',
	ProductDetails,
	{
		variation: { details: variation },
		'data from add-ons': {
			details: [
				{ name: 'Engraving', value: '<strong>For Ada</strong>' },
				{ name: '', value: 'Wrapped as a present' },
				{ name: 'Internal', value: 'not shown', hidden: true },
			],
		},
	}
);

export const productImageExamples = examplesOf( 'ProductImage', ProductImage, {
	picture: { image: SAMPLE_IMAGE },
	placeholder: {
		placeholderSrc: SAMPLE_IMAGE.src,
		fallbackAlt: 'Stone Mug',
	},
	'without an image': {},
	small: { image: SAMPLE_IMAGE, sizePx: 48 },
} );

export const productMetadataExamples = examplesOf(
	'ProductMetadata',
	ProductMetadata,
	{
		'a short description': {
			description: '<p>Thrown by hand.</p>',
			variation: [],
			itemData: [],
		},
		'more than fifteen words': {
			description: `<p>${ 'Warm and <em>dry</em>. '.repeat( 12 ) }</p>`,
			variation,
			itemData: [ { key: 'Engraving', display: 'For Ada' } ],
		},
	}
);

export const productNameExamples = examplesOf( 'ProductName', ProductName, {
	'with a page': {
		name: 'Linen Shirt &amp; Tie',
		permalink: '/product/linen-shirt/',
	},
	'without a page': { name: 'Hidden Gift' },
	'with markup': {
		name: '<em>Field</em> Notes',
		permalink: '/product/field-notes/',
	},
	'in Hebrew': { name: 'ספל אבן (גדול)', permalink: '/product/mug/' },
} );

export const productPriceExamples = examplesOf( 'ProductPrice', ProductPrice, {
	regular: { price: '1800', currency: SAMPLE_CURRENCY },
	'on sale': {
		price: '1500',
		regularPrice: '1800',
		currency: SAMPLE_CURRENCY,
	},
	free: { price: '0', currency: SAMPLE_CURRENCY },
} );

export const saleBadgeExamples = examplesOf( 'SaleBadge', SaleBadge, {
	saving: { saleAmount: '300', currency: SAMPLE_CURRENCY },
} );

export const backorderBadgeExamples = examplesOf(
	'BackorderBadge',
	BackorderBadge,
	{ 'on backorder': {} }
);
