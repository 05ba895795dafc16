import { CardFields, type CardFieldsProps } from '@shopfront/components';
import { examplesOf } from './component-examples';

const shared: CardFieldsProps = {
	id: 'card',
	label: 'Card',
	value: { number: '', expiry: '', cvc: '', name: '' },
	onChange: () => undefined,
	now: Date.UTC( 2026, 10, 24 ),
};

export const cardFieldsExamples = examplesOf( 'CardFields', CardFields, {
	empty: shared,
	filled: {
		...shared,
		value: {
			number: '3782 822463 10005',
			expiry: '12/40',
			cvc: '1234',
			name: 'Ada Lovelace',
		},
		hasName: true,
	},
	'with errors': {
		...shared,
		value: {
			number: '4242 4242 4242 4241',
			expiry: '10/26',
			cvc: '',
			name: '',
		},
		errors: {
			number: 'Please enter a valid card number.',
			expiry: 'This card has expired.',
			cvc: 'Please enter the three or four digits of your security code.',
		},
	},
	disabled: { ...shared, isDisabled: true },
} );
