import {
	Subtotal,
	CouponForm,
	type CouponEntry,
	type CouponFormProps,
	TotalsCoupon,
	TotalsDiscount,
	TotalsFees,
	TotalsFooterItem,
	TotalsItem,
	TotalsShipping,
	TotalsTaxes,
	TotalsWrapper,
} from '@shopfront/components';
import { useEffect, useRef } from '@wordpress/element';
import { examplesOf } from './component-examples';
import { SAMPLE_CURRENCY, SAMPLE_TAX_DISPLAY } from './sample-data';
import { sampleTotals } from './sample-cart';

const currency = SAMPLE_CURRENCY;
const shared = {
	totals: sampleTotals(),
	currency,
	taxDisplay: SAMPLE_TAX_DISPLAY,
};
const withTax = {
	...shared,
	taxDisplay: { ...SAMPLE_TAX_DISPLAY, displayCartPricesIncludingTax: true },
};
const taxLines = sampleTotals( {
	tax_lines: [
		{ name: 'State Tax', price: '468', rate: '7.25%' },
		{ name: 'City Tax', price: '100', rate: '1.5%' },
	],
} );
const itemized = {
	...shared,
	totals: taxLines,
	taxDisplay: { ...SAMPLE_TAX_DISPLAY, displayItemizedTaxes: true },
};

export const subtotalExamples = examplesOf( 'Subtotal', Subtotal, {
	'without tax': shared,
	'with tax': withTax,
	pending: { ...shared, isPending: true },
	'with a description': {
		...shared,
		description: 'Shipping, taxes, and discounts calculated at checkout.',
	},
} );

/** As after a click on its title. */
const CouponPanel = ( {
	isOpen = false,
	...form
}: Omit< CouponFormProps, keyof CouponEntry > & { isOpen?: boolean } ) => {
	const container = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( isOpen ) {
			container.current
				?.querySelector< HTMLElement >( '[aria-expanded="false"]' )
				?.click();
		}
	}, [ isOpen ] );
	return (
		<div ref={ container }>
			<TotalsCoupon onToggle={ form.onChange }>
				{ ( entry ) => <CouponForm { ...entry } { ...form } /> }
			</TotalsCoupon>
		</div>
	);
};
const coupon = {
	isLoading: false,
	errorMessage: '',
	onSubmit: () => Promise.resolve( false ),
	onChange: () => undefined,
};

export const totalsCouponExamples = examplesOf( 'TotalsCoupon', CouponPanel, {
	closed: coupon,
} );

const open = { ...coupon, isOpen: true };

export const openTotalsCouponExamples = examplesOf(
	'TotalsCoupon, open',
	CouponPanel,
	{
		empty: open,
		rejected: { ...open, errorMessage: 'Coupon "old" has expired.' },
		loading: { ...open, isLoading: true },
	}
);

const discount = {
	...shared,
	totals: sampleTotals( { total_discount: '610' } ),
	coupons: [
		{ code: 'ten', label: 'ten' },
		{ code: 'ship', label: 'ship' },
	],
	onRemove: () => undefined,
};

export const totalsDiscountExamples = examplesOf(
	'TotalsDiscount',
	TotalsDiscount,
	{
		'two coupons': discount,
		'one being removed': {
			...discount,
			removingCodes: [ 'ten' ],
			isPending: true,
		},
		'coupon without a discount': {
			...discount,
			totals: sampleTotals(),
		},
		'no coupon': { ...discount, coupons: [] },
	}
);

export const totalsFeesExamples = examplesOf( 'TotalsFees', TotalsFees, {
	'a fee, and one without a name': {
		...shared,
		cartFees: [ 'Gift wrapping', '' ].map( ( name, index ) => ( {
			key: `fee-${ index }`,
			name,
			totals: { ...sampleTotals(), total: '450', total_tax: '36' },
		} ) ),
	},
} );

export const totalsFooterItemExamples = examplesOf(
	'TotalsFooterItem',
	TotalsFooterItem,
	{
		total: shared,
		'estimated, without shipping': {
			...shared,
			isEstimate: true,
			isShippingPending: true,
		},
		'with its tax': withTax,
		'with its taxes': {
			...withTax,
			totals: taxLines,
			taxDisplay: {
				...withTax.taxDisplay,
				displayItemizedTaxes: true,
			},
		},
		pending: { ...shared, isPending: true },
	}
);

export const totalsItemExamples = examplesOf( 'TotalsItem', TotalsItem, {
	amount: { label: 'Deposit', value: '2500', currency },
	'content instead of an amount': {
		label: 'Delivery',
		value: { content: 'tomorrow' },
		currency,
		description: 'Ordered today before noon.',
	},
	'with a long label': {
		label: 'What the carrier asks for the way up the valley and down again',
		value: '123456789012',
		currency,
	},
} );

export const totalsShippingExamples = examplesOf(
	'TotalsShipping',
	TotalsShipping,
	{
		'a price': { label: 'Flat rate', value: '1000', currency },
		free: { label: 'Free shipping', value: '0', currency },
		unknown: {
			label: 'Shipping',
			value: null,
			placeholder: 'Calculated at checkout',
			currency,
		},
		pending: {
			label: 'Flat rate',
			value: '1000',
			currency,
			isPending: true,
		},
		'with related content': {
			label: 'Flat rate',
			value: '1000',
			currency,
			children: <p>Shipping to San Francisco</p>,
		},
	}
);

export const totalsTaxesExamples = examplesOf( 'TotalsTaxes', TotalsTaxes, {
	'one line': shared,
	'a line for each': itemized,
	'with their rates': { ...itemized, showRateAfterTaxName: true },
	pending: { ...shared, isPending: true },
} );

export const totalsWrapperExamples = examplesOf(
	'TotalsWrapper',
	TotalsWrapper,
	{
		'several lines': {
			children: [
				<Subtotal key="subtotal" { ...shared } />,
				<TotalsTaxes key="taxes" { ...shared } />,
			],
		},
	}
);
