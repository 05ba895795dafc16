import { PasswordStrength } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const passwordStrengthExamples = examplesOf(
	'PasswordStrength',
	PasswordStrength,
	{
		empty: { id: 'strength-none', level: 0, length: 0 },
		'too weak': { id: 'strength-0', level: 0, length: 3 },
		weak: { id: 'strength-1', level: 1, length: 6 },
		medium: { id: 'strength-2', level: 2, length: 9 },
		strong: { id: 'strength-3', level: 3, length: 14 },
		'very strong': { id: 'strength-4', level: 4, length: 24 },
	}
);
