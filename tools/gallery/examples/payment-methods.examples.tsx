import {
	commonIcon,
	PaymentMethodLabel,
	NoPaymentMethods,
	PaymentMethods,
	PaymentMethodsSkeleton,
} from '@shopfront/components';
import { examplesOf } from './component-examples';

const pictureless = ( id: string ) => {
	const icon = commonIcon( id, '' );
	return icon ? [ { ...icon, src: null } ] : [];
};
const card = {
	name: 'card',
	label: <PaymentMethodLabel text="Card" icon="card" />,
	ariaLabel: 'Card',
	icons: [ 'visa', 'mastercard' ].flatMap( pictureless ),
};
const cash = {
	name: 'cod',
	label: 'Cash on delivery',
	ariaLabel: 'Cash on delivery',
	icons: [],
};
const shared = {
	methods: [ card, cash ],
	savedMethods: [],
	selectedToken: '',
	onSelect: () => undefined,
	onSelectToken: () => undefined,
};
const cardField = (
	<label htmlFor="example-card">
		Number of the card <input id="example-card" type="text" />
	</label>
);
const savedMethods = [
	{ tokenId: '1', label: 'Visa ending in 4242 (expires 12/28)' },
	{ tokenId: '2', label: 'Checking account ending in 6789' },
];

export const paymentMethodsExamples = examplesOf(
	'PaymentMethods',
	PaymentMethods,
	{
		'card selected': { ...shared, selected: 'card', content: cardField },
		'cash selected': {
			...shared,
			selected: 'cod',
			content: <p>Pay when you receive it.</p>,
		},
		'one method': {
			...shared,
			methods: [ cash ],
			selected: 'cod',
			content: <p>Pay when you receive it.</p>,
		},
		'saved card selected': {
			...shared,
			selected: '',
			savedMethods,
			selectedToken: '1',
		},
		'saved cards, another method selected': {
			...shared,
			selected: 'card',
			content: cardField,
			savedMethods,
		},
		'disabled by an express payment': {
			...shared,
			selected: '',
			disabled: true,
		},
	}
);

export const paymentMethodsSkeletonExamples = examplesOf(
	'PaymentMethodsSkeleton',
	PaymentMethodsSkeleton,
	{ 'two expected': {}, 'one expected': { count: 1 } }
);

export const noPaymentMethodsExamples = examplesOf(
	'NoPaymentMethods',
	NoPaymentMethods,
	{
		none: { hasExpressMethods: false },
		'express payment methods only': { hasExpressMethods: true },
	}
);
