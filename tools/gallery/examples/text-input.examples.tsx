import {
	ValidationInputError,
	validationErrorId,
	TextInput,
} from '@shopfront/components';
import { examplesOf } from './component-examples';

const shared = { label: 'City', onChange: () => undefined };

export const textInputExamples = examplesOf( 'TextInput', TextInput, {
	empty: { ...shared, id: 'city-empty' },
	filled: { ...shared, id: 'city-filled', value: 'San Francisco' },
	required: { ...shared, id: 'city-required', required: true },
	'with a hint': {
		...shared,
		id: 'city-hint',
		help: 'As it stands on an envelope.',
	},
	invalid: {
		...shared,
		id: 'city-wrong',
		required: true,
		hasError: true,
		'aria-describedby': validationErrorId( 'city-wrong' ),
		feedback: (
			<ValidationInputError
				errorMessage="Please enter a valid city"
				elementId="city-wrong"
			/>
		),
	},
	disabled: {
		...shared,
		id: 'city-disabled',
		value: 'San Francisco',
		disabled: true,
	},
	'with a long label': {
		...shared,
		id: 'city-long',
		label: 'The city, town or village that the parcel is carried to (optional)',
	},
	'filled, with a long label': {
		...shared,
		id: 'city-filled-long',
		label: 'Apartment, suite, unit, etc. (optional)',
		value: '4',
	},
} );
