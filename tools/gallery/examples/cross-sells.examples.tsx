import {
	CrossSellsList,
	CrossSellsProduct,
	TextNotice,
} from '@shopfront/components';
import { examplesOf } from './component-examples';
import {
	SAMPLE_CURRENCY,
	SAMPLE_CURRENCY_FIELDS,
	sampleProduct,
	sampleVariableProduct,
} from './sample-data';

const nothing = () => undefined;
const shared = {
	siteCurrency: SAMPLE_CURRENCY,
	quantityInCart: 0,
	isAdding: false,
	onAdd: nothing,
};
const states = {
	'can be added': { ...shared, product: sampleProduct() },
	'on sale': {
		...shared,
		product: sampleProduct( {
			on_sale: true,
			prices: {
				...SAMPLE_CURRENCY_FIELDS,
				price: '2000',
				regular_price: '2500',
				sale_price: '2000',
				price_range: null,
			},
		} ),
	},
	'with options': {
		...shared,
		product: sampleVariableProduct(),
	},
	'being added': {
		...shared,
		product: sampleProduct(),
		isAdding: true,
	},
	'in the cart': { ...shared, product: sampleProduct(), quantityInCart: 2 },
	'with an error': {
		...shared,
		product: sampleProduct(),
		error: (
			<TextNotice
				status="error"
				message='You cannot add another "Canvas Cap" to your cart.'
				onRemove={ nothing }
			/>
		),
	},
	'with a long name': {
		...shared,
		product: sampleProduct( {
			name: 'A cap that was worn by nobody less than the gardener of the valley',
			review_count: 0,
		} ),
	},
};

export const crossSellsExamples = examplesOf(
	'CrossSellsList',
	CrossSellsList,
	{
		'every kind of product': {
			columns: 3,
			children: Object.entries( states ).map( ( [ name, props ] ) => (
				<CrossSellsProduct key={ name } { ...props } />
			) ),
		},
		'one product': {
			columns: 3,
			children: <CrossSellsProduct { ...states[ 'can be added' ] } />,
		},
	}
);
