import {
	PasswordInput,
	ValidationInputError,
	validationErrorId,
} from '@shopfront/components';
import { examplesOf } from './component-examples';

const shared = { label: 'Create a password', onChange: () => undefined };

export const passwordInputExamples = examplesOf(
	'PasswordInput',
	PasswordInput,
	{
		empty: { ...shared, id: 'password-empty' },
		filled: {
			...shared,
			id: 'password-filled',
			value: 'umbrella-canal-9-Tuesday',
		},
		invalid: {
			...shared,
			id: 'password-wrong',
			required: true,
			hasError: true,
			'aria-describedby': validationErrorId( 'password-wrong' ),
			feedback: (
				<ValidationInputError
					errorMessage="Please enter a valid password"
					elementId="password-wrong"
				/>
			),
		},
		disabled: { ...shared, id: 'password-disabled', disabled: true },
		'with a long label': {
			...shared,
			id: 'password-long',
			label: 'A password for your new account, with at least ten characters',
		},
	}
);
